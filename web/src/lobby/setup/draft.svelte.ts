import { stem, type Chosen, type SetupPlug } from '../../games/setup';
import type { GameInfo, Phrase, TableOption, TableWish, TimeUp, Visibility, Persona } from '../../protocol/types';
import type { LastTable } from '../../settings/settings.svelte';
import { isText, valuesFor } from '../options';
import { botKind, botLevel, seatWish, type SeatKind } from './seats';

export function kinds(info: GameInfo): SeatKind[] {
  return ['me', 'open', ...info.bots.map(botKind)];
}

/** A table that is being set up. Whatever it holds, what it wishes for fits together as far as the game tells the page. */
export class TableDraft {
  options = $state<Record<string, string>>({});
  visibility = $state<Visibility>('link');
  spectators = $state(true);
  shuffle = $state(true);
  clock = $state('none');
  timeUp = $state<TimeUp>('bot');
  private wanted = $state(0);
  private sitting = $state<SeatKind[]>([]);

  constructor(
    readonly info: GameInfo,
    readonly plug: SetupPlug,
    last: LastTable | null = null,
  ) {
    this.options = { ...plug.opening, ...last?.options };
    this.wanted = last?.seats.length ?? Math.max(3, info.fewestSeats);
    const level = botKind(info.bots[0] ?? '');
    const known = kinds(info);
    // Bots were watched among themselves that once; who sets up the next table means to play.
    const watched = last?.seats.every((kind) => botLevel(kind) !== null) ?? true;
    this.sitting = Array.from({ length: info.mostSeats }, (_, seat) => {
      const kind = last?.seats[seat];
      if (seat === 0 && watched) return 'me';
      return kind !== undefined && known.includes(kind) ? kind : level;
    });
    if (last) ({ visibility: this.visibility, spectators: this.spectators, shuffle: this.shuffle } = last);
  }

  /** For how many the game is, as it was chosen. */
  get counts(): number[] {
    const { fewest, most } = this.plug.seats?.(this.said) ?? { fewest: this.info.fewestSeats, most: this.info.mostSeats };
    return Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  }

  get count(): number {
    const counts = this.counts;
    return Math.min(Math.max(this.wanted, counts[0] ?? 1), counts.at(-1) ?? 1);
  }

  set count(count: number) {
    this.wanted = count;
  }

  get seats(): SeatKind[] {
    return this.sitting.slice(0, this.count);
  }

  get mySeat(): number | null {
    const seat = this.seats.indexOf('me');
    return seat < 0 ? null : seat;
  }

  /** Whether nobody plays: bots among themselves, to be watched. */
  get onlyBots(): boolean {
    return this.seats.every((kind) => botLevel(kind) !== null);
  }

  sit(seat: number, kind: SeatKind): void {
    // Whoever takes another seat leaves the old one.
    const left = this.sitting[seat] ?? 'open';
    this.sitting = this.sitting.map((old, i) => (i === seat ? kind : kind === 'me' && old === 'me' ? left : old));
  }

  /** Leaves every other seat to friends. */
  invite(): void {
    this.sitting = this.sitting.map((kind) => (kind === 'me' ? kind : 'open'));
  }

  /** Options whose values lie open as cards. */
  get cards(): TableOption[] {
    return (this.plug.cards ?? []).flatMap((id) => this.offered.filter((option) => option.id === id));
  }

  /** What is left: changed by few, folded away. */
  get houseRules(): TableOption[] {
    return this.offered.filter(({ id }) => !this.plug.cards?.includes(id) && !this.plug.isRole?.(id));
  }

  /** The option that says what a seat plays. */
  roleOf(seat: number): TableOption | null {
    const id = this.plug.roleOption?.(seat, this.count, this.said);
    return this.offered.find((option) => option.id === id) ?? null;
  }

  values(option: TableOption): string[] {
    return valuesFor(option, this.plug.seatNumbers, this.count).filter((value) => !this.plug.hidden?.(option.id, value));
  }

  value(option: TableOption): string {
    const value = this.options[option.id] ?? option.standard;
    return isText(option) || option.values.includes(value) ? value : option.standard;
  }

  barred(option: TableOption, value: string): Phrase | null {
    return this.plug.barred?.(option.id, value, this.meant) ?? null;
  }

  /** The first of what was chosen that can't be. */
  get problem(): Phrase | null {
    for (const option of this.applied) {
      const why = this.barred(option, this.value(option));
      if (why) return why;
    }
    return null;
  }

  /** Who was given a role by seat must keep the seat. */
  get pinned(): boolean {
    return this.plug.pins?.(this.meant) ?? false;
  }

  /** The options that are other than the game's standard. */
  changed(options: readonly TableOption[]): number {
    return options.filter((option) => this.value(option) !== option.standard).length;
  }

  get meant(): Chosen {
    return Object.fromEntries(this.applied.map((option) => [option.id, this.value(option)]));
  }

  wish(me: Persona): TableWish {
    return {
      game: this.info.id,
      options: this.meant,
      seats: this.seats.map((kind) => seatWish(kind, me)),
      visibility: this.visibility,
      spectators: this.spectators || this.onlyBots,
      shuffle: this.shuffle && !this.pinned,
      clock: this.clock,
      timeUp: this.clock === 'none' ? 'bot' : this.timeUp,
    };
  }

  /** What is remembered for the next time. */
  get kept(): LastTable {
    return { seats: this.seats, options: { ...this.meant }, visibility: this.visibility, spectators: this.spectators, shuffle: this.shuffle };
  }

  private get said(): Chosen {
    return Object.fromEntries(this.info.options.map((option) => [option.id, this.value(option)]));
  }

  private get offered(): TableOption[] {
    const said = this.said;
    const counts = ({ seats }: TableOption) => seats.length === 0 || seats.includes(this.count);
    return this.info.options.filter((option) => counts(option) && (this.plug.applies?.(option.id, said) ?? true));
  }

  /** Of the roles only those of seats at the table. */
  private get applied(): TableOption[] {
    const roles = Array.from({ length: this.count }, (_, seat) => this.roleOf(seat)?.id);
    return this.offered.filter(({ id }) => !this.plug.isRole?.(id) || roles.includes(id));
  }
}

/** Where the words of a value stand: how it feels to play with it. */
export function feelKey(game: string, option: TableOption, value: string): string {
  return `${game}.setup.${stem(option.id)}.${value}`;
}
