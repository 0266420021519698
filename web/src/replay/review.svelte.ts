import type { Source } from '../frame/route.svelte';
import { parts } from '../phrases/catalogue.svelte';
import { plain } from '../phrases/sentence';
import { ApiError, api } from '../protocol/api';
import type { Review, Reviewing } from '../protocol/types';

const AGAIN_AFTER = 700;

/** Asks for the review of a game until it is made. */
export class ReviewRequest {
  made = $state.raw<Review | null>(null);
  underWay = $state.raw<Reviewing | null>(null);
  problem = $state<string | null>(null);
  private wanted = true;

  constructor(private readonly of: Source) {}

  async ask(): Promise<void> {
    this.problem = null;
    this.underWay = { done: 0, moves: 0 };
    try {
      while (this.wanted && !this.made) {
        const answer = await api.review(this.of);
        if ('courses' in answer) this.made = answer;
        else {
          this.underWay = answer;
          await new Promise((resume) => setTimeout(resume, AGAIN_AFTER));
        }
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = plain(parts(error.why));
    }
    this.underWay = null;
  }

  /** Nobody looks any more. */
  leave(): void {
    this.wanted = false;
  }
}
