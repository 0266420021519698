import { ask } from './puzzles';

/** Opens puzzles, one at a time, and remembers whether that failed. */
export class Opener {
  busy = $state(false);
  failed = $state(false);

  async open(game: string, id: string): Promise<void> {
    this.busy = true;
    this.failed = false;
    try {
      await ask(game, id);
    } catch {
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }
}
