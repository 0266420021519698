package sixstones.lab.command;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Finds the game that a command line names. */
final class GameConverter implements ITypeConverter<GameChoice> {

  @Override
  public GameChoice convert(String id) {
    try {
      return GameChoice.of(id);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(String.valueOf(e.getMessage()));
    }
  }
}
