import type { Called } from './types';

/** No answer takes so long: the line is dead, and another way is tried. */
const PATIENCE = 8_000;

/** Moves that were sent over a table's WebSocket and not answered yet. Answers come in the order of the moves. */
export class MovesUnderWay {
  private waiting: ((answer: Called | null) => void)[] = [];

  /** What came of the move; nothing if the line broke, and nobody knows. */
  send(socket: WebSocket, move: { seq: number; move: string }): Promise<Called | null> {
    return new Promise((resolve) => {
      const late = setTimeout(() => socket.close(), PATIENCE);
      this.waiting.push((answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      socket.send(JSON.stringify(move));
    });
  }

  answered(answer: Called): void {
    this.waiting.shift()?.(answer);
  }

  /** There will be no more answers. */
  lost(): void {
    const forgotten = this.waiting;
    this.waiting = [];
    for (const tell of forgotten) tell(null);
  }
}
