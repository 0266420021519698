
export namespace sixstones.engine {

    export interface View {
    }

}

export namespace sixstones.games.splendor {

    export interface SplendorView extends sixstones.engine.View {
        active: number;
        avengersOwner: number | null;
        finalRound: boolean;
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
        step: string;
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
