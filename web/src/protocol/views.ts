
export namespace sixstones.engine {

    export interface View {
    }

}

export namespace sixstones.games.gauntlet {

    export interface GauntletView extends sixstones.engine.View {
        active: number;
        fight: sixstones.games.gauntlet.GauntletView.FightView | null;
        guess: sixstones.games.gauntlet.GauntletView.ValueView[];
        heroDeck: number;
        heroesLife: sixstones.games.gauntlet.GauntletView.Life;
        known: sixstones.games.gauntlet.GauntletView.Known[];
        notes: sixstones.games.gauntlet.GauntletView.NoteView[];
        over: boolean;
        seats: sixstones.games.gauntlet.GauntletView.SeatView[];
        stones: string[];
        thanos: number;
        thanosDeck: number;
        thanosLife: sixstones.games.gauntlet.GauntletView.Life;
        turn: number;
        unseenHeroes: string[];
        unseenThanos: string[];
    }

}

export namespace sixstones.games.gauntlet.GauntletView {

    export interface FightView {
        hero: number;
        heroCard: string | null;
        heroToken: boolean;
        thanosCard: string | null;
        thanosToken: boolean;
        turn: number;
        winner: number | null;
    }

}

export namespace sixstones.games.gauntlet.GauntletView {

    export interface Front {
        card: string;
        defeated: boolean;
        value: number;
    }

}

export namespace sixstones.games.gauntlet.GauntletView {

    export interface Known {
        card: string;
        depth: number | null;
        seat: number | null;
        where: sixstones.games.gauntlet.GauntletView.Where;
    }

}

export namespace sixstones.games.gauntlet.GauntletView {

    export interface Life {
        now: number;
        start: number;
    }

}

export namespace sixstones.games.gauntlet.GauntletView {

    export interface NoteView {
        about: number;
        card: string;
        how: sixstones.games.gauntlet.state.Note.How;
        turn: number;
    }

}

export namespace sixstones.games.gauntlet.GauntletView {

    export interface SeatView {
        front: sixstones.games.gauntlet.GauntletView.Front[];
        hand: string[];
        handSize: number;
        seat: number;
        thanos: boolean;
        tokens: number;
    }

}

export namespace sixstones.games.gauntlet.GauntletView {

    export interface ValueView {
        chance: number;
        holders: number[];
        of: number;
        unseen: number;
        value: number;
    }

}

export namespace sixstones.games.loveletter {

    export interface LoveLetterView extends sixstones.engine.View {
        active: number;
        aside: boolean;
        deck: number;
        faceUp: string[];
        goal: number;
        known: sixstones.games.loveletter.LoveLetterView.Known[];
        lastRound: sixstones.games.loveletter.LoveLetterView.RoundView | null;
        meets: number | null;
        over: boolean;
        round: number;
        seats: sixstones.games.loveletter.LoveLetterView.SeatView[];
        unseen: string[];
    }

}

export namespace sixstones.games.loveletter.LoveLetterView {

    export interface Known {
        card: string;
        depth: number;
        seat: number | null;
    }

}

export namespace sixstones.games.loveletter.LoveLetterView {

    export interface RoundView {
        round: number;
        shown: sixstones.games.loveletter.LoveLetterView.Shown[];
        spy: number | null;
        winners: number[];
    }

}

export namespace sixstones.games.loveletter.LoveLetterView {

    export interface SeatView {
        front: string[];
        guarded: boolean;
        hand: string[];
        handSize: number;
        inRound: boolean;
        seat: number;
        tokens: number;
    }

}

export namespace sixstones.games.loveletter.LoveLetterView {

    export interface Shown {
        card: string;
        seat: number;
    }

}

export namespace sixstones.games.splendor {

    export interface SplendorView extends sixstones.engine.View {
        active: number;
        avengersOwner: number | null;
        edition: sixstones.games.splendor.box.Edition;
        finalRound: boolean;
        goal: number;
        locations: string[];
        pending: sixstones.games.splendor.SplendorView.Pending;
        round: number;
        rows: sixstones.games.splendor.SplendorView.Row[];
        seats: sixstones.games.splendor.SplendorView.SeatView[];
        supply: sixstones.games.splendor.SplendorView.Counts;
    }

}

export namespace sixstones.games.splendor.SplendorView {

    export interface Counts {
        mind: number;
        power: number;
        reality: number;
        shield: number;
        soul: number;
        space: number;
        time: number;
    }

}

export namespace sixstones.games.splendor.SplendorView {

    export interface Held {
        blind: boolean;
        card: string | null;
        level: number;
    }

}

export namespace sixstones.games.splendor.SplendorView {

    export interface Pending {
        card: string | null;
        price: sixstones.games.splendor.SplendorView.Counts;
        step: sixstones.games.splendor.SplendorView.Stage;
        surplus: number;
    }

}

export namespace sixstones.games.splendor.SplendorView {

    export interface Row {
        cards: (string | null)[];
        deck: number;
        level: number;
    }

}

export namespace sixstones.games.splendor.SplendorView {

    export interface SeatView {
        avengers: number;
        bonuses: sixstones.games.splendor.SplendorView.Counts;
        gauntlet: boolean;
        hand: sixstones.games.splendor.SplendorView.Held[];
        locations: string[];
        points: number;
        team: string[];
        tokens: sixstones.games.splendor.SplendorView.Counts;
    }

}

export namespace sixstones.games.united {

    export interface UnitedView extends sixstones.engine.View {
        actions: sixstones.games.united.UnitedView.ActionsView;
        active: number | null;
        asking: sixstones.games.united.UnitedView.AskingView | null;
        battlePlans: string[];
        delay: number;
        ending: sixstones.games.united.state.Ending | null;
        gap: number;
        heroes: sixstones.games.united.UnitedView.HeroView[];
        interval: number;
        locations: sixstones.games.united.UnitedView.LocationView[];
        missions: sixstones.games.united.UnitedView.MissionView[];
        missionsDone: number;
        mode: sixstones.games.united.state.Mode;
        nextHero: number | null;
        overflows: string[];
        phase: sixstones.games.united.state.Turn.Phase;
        plansKnown: sixstones.games.united.UnitedView.KnownPlan[];
        story: sixstones.games.united.UnitedView.StoryView[];
        superDrawn: string[];
        supportDeck: number;
        supportHeroes: string[];
        supportRow: string[];
        threats: sixstones.games.united.UnitedView.ThreatView[];
        turn: number;
        untilVillain: number;
        villain: sixstones.games.united.UnitedView.VillainView;
    }

}

export namespace sixstones.games.united.UnitedView {

    export interface ActionsView {
        at: number | null;
        effect: sixstones.games.united.UnitedView.TokensView;
        extra: sixstones.games.united.UnitedView.TokensView;
        own: sixstones.games.united.UnitedView.TokensView;
        shared: sixstones.games.united.UnitedView.TokensView;
        special: boolean;
        tokensBanned: boolean;
    }

}

export namespace sixstones.games.united.UnitedView {

    export interface AskingView {
        name: string;
        text: string;
    }

}

export namespace sixstones.games.united.UnitedView {

    export interface GearView {
        charged: boolean;
        id: string;
    }

}

export namespace sixstones.games.united.UnitedView {

    export interface HeroView {
        at: number;
        chosen: boolean;
        deck: number;
        facedown: boolean;
        gear: sixstones.games.united.UnitedView.GearView[];
        hand: string[];
        handSize: number;
        id: string;
        invulnerable: boolean;
        ko: boolean;
        random: boolean;
        redirecting: boolean;
        removed: string[];
        seat: number;
        sheltering: boolean;
        superCards: number;
        superHand: string[];
        tokens: sixstones.games.united.UnitedView.TokensView;
    }

}

export namespace sixstones.games.united.UnitedView {

    export interface KnownPlan {
        card: string;
        place: number;
    }

}

export namespace sixstones.games.united.UnitedView {

    export interface LocationView {
        civilians: number;
        covered: boolean;
        crisisDoombots: number;
        doombots: number;
        id: string;
        rick: boolean;
        slots: number;
        thugs: number;
        villain: boolean;
    }

}

export namespace sixstones.games.united.UnitedView {

    export interface MissionView {
        done: boolean;
        id: string;
        spaces: number;
        tokens: number;
    }

}

export namespace sixstones.games.united.UnitedView {

    export interface StoryView {
        borrowed: boolean;
        card: string | null;
        covered: number[];
        facedown: boolean;
        hero: number | null;
        kind: sixstones.games.united.state.StoryKind;
        playedNow: boolean;
    }

}

export namespace sixstones.games.united.UnitedView {

    export interface ThreatView {
        at: number | null;
        canBeDamaged: boolean;
        card: string;
        filled: boolean[];
        health: number;
        healthAtStart: number;
        henchman: boolean;
        id: string;
        spaces: sixstones.games.united.effects.Symbol[];
        stunned: boolean;
        token: boolean;
    }

}

export namespace sixstones.games.united.UnitedView {

    export interface TokensView {
        attack: number;
        heroic: number;
        move: number;
        wild: number;
    }

}

export namespace sixstones.games.united.UnitedView {

    export interface VillainView {
        at: number;
        canBeDamaged: boolean;
        deck: number;
        hand: string[];
        handSize: number;
        health: number | null;
        id: string;
        seat: number | null;
        stunned: boolean;
        superCards: number;
        superHand: string[];
        track: number;
        trackEnd: number;
        underPressure: boolean;
    }

}

export namespace sixstones.games.war {

    export interface WarView extends sixstones.engine.View {
        actingSeat: number;
        box: string[];
        closedLeft: number;
        end: sixstones.games.war.WarView.EndView;
        heroesLeft: number;
        mainDone: boolean;
        maw: sixstones.games.war.WarView.MawView;
        offBoard: sixstones.games.war.WarView.PlaceView[];
        pending: sixstones.games.war.WarView.PendingView[];
        pieces: sixstones.games.war.WarView.PieceView[];
        reserve: string[];
        round: number;
        teams: sixstones.games.war.WarView.TeamView[];
        thanos: sixstones.games.war.WarView.ThanosView;
        tiles: sixstones.games.war.WarView.TileView[];
        turn: number;
        turnSeat: number;
        usedStones: string[];
    }

}

export namespace sixstones.games.war.WarView {

    export interface EndView {
        idleLimit: number;
        idleTurns: number;
        signalSeat: number | null;
        turnsLeft: number;
    }

}

export namespace sixstones.games.war.WarView {

    export interface MawView {
        begins: boolean;
        turnsLeft: number;
    }

}

export namespace sixstones.games.war.WarView {

    export interface PendingView {
        piece: string | null;
        place: string | null;
        step: string;
    }

}

export namespace sixstones.games.war.WarView {

    export interface PieceView {
        at: string;
        barred: string[];
        detained: boolean;
        hold: sixstones.games.war.WarView.Hold;
        piece: string;
        ready: boolean;
        seat: number;
        stone: string | null;
        team: string;
        token: string | null;
        visited: string[];
        ways: sixstones.games.war.WarView.WayView[];
    }

}

export namespace sixstones.games.war.WarView {

    export interface PlaceView {
        place: string;
        tokens: string[];
    }

}

export namespace sixstones.games.war.WarView {

    export interface TeamView {
        base: string;
        characters: string[];
        gauntlet: boolean;
        points: number;
        seat: number;
        stones: string[];
        team: string;
        zone: string[];
    }

}

export namespace sixstones.games.war.WarView {

    export interface ThanosView {
        at: string | null;
        base: string | null;
        distance: number;
        gauntletSeat: number | null;
        nearest: string[];
        steps: string[];
        stones: string[];
        tokens: string[];
        undecided: boolean;
    }

}

export namespace sixstones.games.war.WarView {

    export interface TileView {
        back: sixstones.games.war.box.Back;
        effect: sixstones.games.war.box.TileKind | null;
        exits: sixstones.games.war.box.Direction[];
        kind: sixstones.games.war.box.TileKind | null;
        neutral: boolean;
        open: boolean;
        place: string;
        ring: number | null;
        team: string | null;
        tokens: string[];
        trap: boolean;
        turns: number;
        variant: string | null;
    }

}

export namespace sixstones.games.war.WarView {

    export interface WayView {
        forks: string[];
        places: string[];
    }

}

export namespace sixstones.games.gauntlet.GauntletView {

    export type Where = "hand" | "deck";

}

export namespace sixstones.games.gauntlet.state.Note {

    export type How = "looked" | "fought" | "deck";

}

export namespace sixstones.games.splendor.box {

    export type Edition = "marvel" | "classic";

}

export namespace sixstones.games.splendor.SplendorView {

    export type Stage = "turn" | "pay" | "return" | "location" | "over";

}

export namespace sixstones.games.united.effects {

    export type Symbol = "move" | "attack" | "heroic" | "wild";

}

export namespace sixstones.games.united.state {

    export type Ending = "none" | "defeated" | "goal" | "plot" | "no_plans" | "no_cards" | "cannot_play";

}

export namespace sixstones.games.united.state {

    export type Mode = "coop" | "commander" | "supervillain" | "duel";

}

export namespace sixstones.games.united.state {

    export type StoryKind = "hero" | "support" | "plan";

}

export namespace sixstones.games.united.state.Turn {

    export type Phase = "setup" | "villain" | "hero";

}

export namespace sixstones.games.war.box {

    export type Back = "red" | "blue";

}

export namespace sixstones.games.war.box {

    export type Direction = "north" | "east" | "south" | "west";

}

export namespace sixstones.games.war.box {

    export type TileKind = "blank" | "infinity_stone" | "superheroes" | "leadership" | "energy" | "thanos_base" | "team_base" | "battlefield" | "arrow" | "short_route" | "teleport" | "dropship" | "circular_movement" | "q_ship" | "guardians_ship" | "loki" | "outrider_general" | "corvus_glaive" | "cull_obsidian" | "proxima_midnight" | "ebony_maw";

}

export namespace sixstones.games.war.WarView {

    export type Hold = "none" | "begun" | "complete";

}
