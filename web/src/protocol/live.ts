import { ApiError, api, asError } from './api';
import { MovesUnderWay } from './moves-under-way';
import type { Called, TableState } from './types';

export type Connection = 'connecting' | 'open' | 'lost' | 'gone';

export interface LiveHandlers {
  state(state: TableState): void;
  connection(connection: Connection): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 20_000;

/** One table's WebSocket: reconnects by itself and asks for everything after the last event seen. */
export class Live {
  private socket: WebSocket | null = null;
  private lastEvent = 0;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private everOpen = false;
  private readonly underWay = new MovesUnderWay();

  constructor(
    private readonly table: string,
    private readonly handlers: LiveHandlers,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  /** A new seat is a new viewer with event numbers of its own: starts again from nothing. */
  restart(): void {
    this.lastEvent = 0;
    this.socket?.close();
  }

  /** Makes a move: over the socket, or by a call where that is not open or breaks. The same move sent twice is made once. */
  async move(seq: number, move: string): Promise<void> {
    const socket = this.socket;
    const answer = socket?.readyState === WebSocket.OPEN ? await this.underWay.send(socket, { seq, move }) : null;
    if (answer?.problem) throw asError(answer.problem);
    if (!answer) await api.move(this.table, seq, move);
  }

  private readonly wake = (): void => {
    if (document.hidden || this.closed || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.retry);
    this.connect();
  };

  private connect(): void {
    this.handlers.connection('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.table)}/live?after=${this.lastEvent}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onopen = () => {
      this.everOpen = true;
      this.pause = FIRST_PAUSE;
      this.handlers.connection('open');
      clearInterval(this.ping);
      this.ping = setInterval(() => socket.readyState === WebSocket.OPEN && socket.send('ping'), PING_EVERY);
    };
    socket.onmessage = (message: MessageEvent<string>) => this.receive(message.data);
    socket.onclose = (end) => this.ended(end.code);
  }

  private async probe(): Promise<void> {
    try {
      await api.table(this.table);
    } catch (error) {
      // Who is served elsewhere may be led there the next time.
      if (this.closed || !(error instanceof ApiError) || error.code === 'offline' || error.code === 'elsewhere') return;
      this.close();
      this.handlers.connection('gone');
    }
  }

  private receive(text: string): void {
    if (!text.startsWith('{')) return;
    const state = JSON.parse(text) as TableState | Called;
    if (!('table' in state)) {
      this.underWay.answered(state);
      return;
    }
    this.lastEvent = Math.max(this.lastEvent, state.lastEvent);
    this.handlers.state(state);
  }

  private ended(code: number): void {
    clearInterval(this.ping);
    this.underWay.lost();
    if (this.closed) return;
    // 44xx: the server knows no such table, or doesn't want this viewer; asking again won't help.
    if (code >= 4400 && code < 4500) {
      this.handlers.connection('gone');
      return;
    }
    // A refused upgrade tells a page nothing; the same question by HTTP does.
    if (!this.everOpen) void this.probe();
    this.handlers.connection('lost');
    this.retry = setTimeout(() => this.connect(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
