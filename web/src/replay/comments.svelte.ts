import { ApiError, api } from '../protocol/api';
import type { Comment } from '../protocol/types';
import { isMuted, mutedOf } from '../talk/talk.svelte';

/** What people have said of the moments of a finished game. */
export class Comments {
  private all = $state.raw<readonly Comment[]>([]);

  constructor(readonly table: string) {}

  /** What this reader wants to read, by its moments. */
  get shown(): readonly Comment[] {
    return this.all.filter((comment) => !isMuted(comment));
  }

  /** Those whom this reader does not want to hear, each once. */
  get muted(): readonly Comment[] {
    return mutedOf(this.all);
  }

  async read(): Promise<void> {
    try {
      this.all = await api.comments(this.table);
    } catch (error) {
      // Without comments the replay is a replay.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  /** Says something of a moment; what came in the way, if anything did. */
  async say(comment: { moves: number; text: string; name?: string }): Promise<ApiError | null> {
    try {
      await api.comment(this.table, comment);
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
    await this.read();
    return null;
  }
}
