import { t } from '../phrases/catalogue.svelte';
import { api } from '../protocol/api';
import type { Seat, TableState } from '../protocol/types';
import { Away } from './away.svelte';
import { botLevels } from './levels';
import { seatName } from './seats';

/** A table waits for nobody for ever: whoever is there may let a bot play for who is not, and who comes back takes the seat back. */
export class Absence {
  private readonly away = new Away();

  constructor(private readonly state: () => TableState) {
    $effect(() => this.away.look(this.state()));
    $effect(() => () => this.away.close());
  }

  private get mine(): Seat | null {
    return this.state().seats.find((seat) => seat.you) ?? null;
  }

  /** The own seat, if another plays for it or nobody does. */
  get own(): Seat | null {
    const mine = this.mine;
    return mine !== null && (mine.absent || mine.kind === 'bot') && this.state().phase === 'running' ? mine : null;
  }

  /** Those for whom a bot may be asked: while one's own choice is open, or another's is waited for, they keep nobody. */
  get gone(): Seat[] {
    const table = this.state();
    const mine = this.mine;
    if (table.choice || !(table.host || (mine !== null && !mine.absent))) return [];
    // A clock says itself when somebody's time is up.
    const keep = ({ seat, absent }: Seat) => (table.toChoose === null || table.toChoose === seat) && (absent || table.clock === null);
    return this.away.tooLong(table).filter(keep);
  }

  hasVotedFor(seat: Seat): boolean {
    const { botVotes, you } = this.state();
    return botVotes.some((vote) => vote.seat === seat.seat && you !== null && vote.votes.includes(you));
  }

  get words(): string | null {
    const { seats } = this.state();
    if (this.own) {
      const alone = !seats.some((seat) => !seat.you && seat.kind === 'person');
      return t(this.own.kind === 'bot' ? 'table.standInForYou' : alone ? 'table.youLeftAlone' : 'table.youLeft');
    }
    const [seat] = this.gone;
    if (!seat) return null;
    return t(this.hasVotedFor(seat) ? 'table.botVoted' : seat.absent ? 'table.hasLeft' : 'table.botForHint', { name: seatName(seats, seat.seat) });
  }

  comeBack(seat: Seat): Promise<unknown> {
    return api.comeBack(this.state().table, seat.seat);
  }

  async replace(seat: Seat): Promise<void> {
    const { game, table } = this.state();
    const level = (await botLevels(game)).at(-1);
    if (level) await api.bot(table, seat.seat, level);
  }
}
