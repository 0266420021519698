package sixstones.engine;

/**
 * How often the moves of a choice are tried, by how carefully one looks. In some games a few more
 * tries tell much, in others a hundred times as many tell little more: so each game says it for
 * itself, by what its levels won of each other.
 *
 * @param glance somebody who looks ahead a little
 * @param look somebody who takes care
 * @param thorough after so many more would change little
 */
public record Sight(int glance, int look, int thorough) {

  public Sight {
    if (glance < 1 || look < glance || thorough < look) {
      throw new IllegalArgumentException("no sight");
    }
  }
}
