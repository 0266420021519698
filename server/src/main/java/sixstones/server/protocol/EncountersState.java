package sixstones.server.protocol;

import java.util.List;
import sixstones.server.desk.Encounters;

/**
 * How the people at a table have played this game among themselves so far.
 *
 * @param games how many they have finished
 * @param won for each seat of this table how many its person has won; 0 where there is none
 * @param together whether they have won and lost all of them together
 */
public record EncountersState(int games, List<Integer> won, boolean together) {

  public static EncountersState of(Encounters.Score score) {
    return new EncountersState(score.games(), score.won(), score.together());
  }
}
