package sixstones.bots.review;

import sixstones.engine.phrase.Phrase;

/** A seat's move, as a program and as a person says it. */
public record Said(int seat, String notation, Phrase label) {}
