package sixstones.server.tables;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Who sits where, and who wants a bot in whose place; follows from the log. */
public final class Seating {

  /** Seats that want a bot of a level in an absent person's place. */
  public record BotVote(int seat, String level, List<Integer> votes) {
    public BotVote {
      votes = List.copyOf(votes);
    }
  }

  private record Wish(int seat, String level) implements Comparable<Wish> {
    @Override
    public int compareTo(Wish other) {
      return seat != other.seat ? Integer.compare(seat, other.seat) : level.compareTo(other.level);
    }
  }

  private final List<Place> places;
  private final TreeMap<Wish, TreeSet<Integer>> wishes = new TreeMap<>();

  Seating(int seats) {
    places = new ArrayList<>(Collections.nCopies(seats, new Place.Open()));
  }

  public List<Place> places() {
    return List.copyOf(places);
  }

  public Place at(int seat) {
    return places.get(seat);
  }

  /** The seat a visitor holds. */
  public OptionalInt seatOf(String holder) {
    for (int seat = 0; seat < places.size(); seat++) {
      if (places.get(seat).isHeldBy(holder)) return OptionalInt.of(seat);
    }
    return OptionalInt.empty();
  }

  /** Whether somebody had a seat here and gave it up. */
  public boolean wasLeftBy(String holder) {
    return places.stream().anyMatch(place -> place.wasGivenUpBy(holder));
  }

  /** Whether bots play among themselves. */
  public boolean isForWatching() {
    return places.stream().allMatch(Place.Bot.class::isInstance);
  }

  public boolean isFull() {
    return places.stream().noneMatch(Place.Open.class::isInstance);
  }

  /** The seats of people who have not left. */
  public List<Integer> presentPeople() {
    var present = new ArrayList<Integer>();
    for (int seat = 0; seat < places.size(); seat++) {
      if (places.get(seat).isPresentPerson()) present.add(seat);
    }
    return present;
  }

  /** The seats of people who have not given up. */
  List<Integer> people() {
    return IntStream.range(0, places.size())
        .filter(seat -> places.get(seat) instanceof Place.Person person && !person.hasGivenUp())
        .boxed()
        .toList();
  }

  public boolean isLastPerson(int seat) {
    return people().equals(List.of(seat));
  }

  /** The seats of people for whom no bot plays: whether the game ends early is theirs to say. */
  List<Integer> players() {
    return people().stream().filter(seat -> places.get(seat).botLevel().isEmpty()).toList();
  }

  public List<BotVote> votes() {
    return wishes.entrySet().stream()
        .map(
            wish ->
                new BotVote(
                    wish.getKey().seat(), wish.getKey().level(), List.copyOf(wish.getValue())))
        .toList();
  }

  /** Whether, with one more vote, everybody else wants a bot of this level in the seat's place. */
  public boolean wouldCarry(Act.Vote vote) {
    var votes = new TreeSet<>(wishes.getOrDefault(wish(vote), new TreeSet<>()));
    votes.add(vote.by());
    return presentPeople().stream().allMatch(seat -> seat == vote.seat() || votes.contains(seat));
  }

  void sit(Act.Sit sit) {
    places.set(
        sit.seat(),
        new Place.Person(sit.persona(), sit.holder(), Place.Stay.HERE, Optional.empty()));
    sit.persona().avatar().ifPresent(this::giveWay);
  }

  /** A bot that is what a person has chosen to be becomes another. */
  private void giveWay(Avatar avatar) {
    for (int seat = 0; seat < places.size(); seat++) {
      if (places.get(seat) instanceof Place.Bot bot && bot.avatar() == avatar) {
        places.set(seat, new Place.Bot(bot.level(), free(seat)));
      }
    }
  }

  void leave(int seat, boolean begun) {
    switch (places.get(seat)) {
      case Place.Person person -> places.set(seat, begun ? person.left() : new Place.Open());
      case Place.Open _, Place.Bot _ -> {}
    }
  }

  void bot(Act.Bot bot) {
    places.set(
        bot.seat(),
        switch (places.get(bot.seat())) {
          case Place.Person person -> person.replacedBy(bot.level());
          case Place.Open _ -> new Place.Bot(bot.level(), bot.avatar().orElse(free(bot.seat())));
          case Place.Bot before -> new Place.Bot(bot.level(), bot.avatar().orElse(before.avatar()));
        });
    wishes.keySet().removeIf(wish -> wish.seat() == bot.seat());
  }

  /** An animal that nobody at the table is, the seat's own if it can be. */
  private Avatar free(int seat) {
    var taken = EnumSet.noneOf(Avatar.class);
    for (var place : places) {
      switch (place) {
        case Place.Bot bot -> taken.add(bot.avatar());
        case Place.Person person -> person.persona().avatar().ifPresent(taken::add);
        case Place.Open _ -> {}
      }
    }
    return Avatar.freeFor(seat, taken);
  }

  void vote(Act.Vote vote) {
    wishes.forEach(
        (wish, votes) -> {
          if (wish.seat() == vote.seat()) votes.remove(vote.by());
        });
    wishes.computeIfAbsent(wish(vote), _ -> new TreeSet<>()).add(vote.by());
    wishes.values().removeIf(TreeSet::isEmpty);
  }

  void open(int seat) {
    places.set(seat, new Place.Open());
  }

  void back(int seat) {
    if (places.get(seat) instanceof Place.Person person) places.set(seat, person.back());
    wishes.keySet().removeIf(wish -> wish.seat() == seat);
  }

  void resign(Act.Resign resign) {
    places.set(
        resign.seat(),
        switch (places.get(resign.seat())) {
          case Place.Person person -> person.gaveUp(resign.level());
          case Place.Open _ -> new Place.Bot(resign.level(), free(resign.seat()));
          case Place.Bot before -> new Place.Bot(resign.level(), before.avatar());
        });
    wishes.keySet().removeIf(wish -> wish.seat() == resign.seat());
    wishes.values().forEach(votes -> votes.remove(resign.seat()));
    wishes.values().removeIf(TreeSet::isEmpty);
  }

  private static Wish wish(Act.Vote vote) {
    return new Wish(vote.seat(), vote.level());
  }
}
