package sixstones.server.desk;

import java.lang.Character.UnicodeBlock;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import sixstones.server.problem.Reason;
import sixstones.server.tables.Place;

/**
 * Tells names that look alike. Both are drawn in capitals and in small letters with the signs of
 * one alphabet; whoever looks like another in either is taken for him. Words of two alphabets are
 * no names ({@link Names}), so only whole words in another one are left, and ours in another hand:
 * the letters of Cyrillic, Greek, Armenian, Coptic, Cherokee and Lisu, and those of phonetics, that
 * Unicode calls confusable with ours.
 */
final class Imitation {

  private static final Map<Integer, String> CAPITALS =
      alike(
          "АAВBЕEЗ3КKМMНHОOРPСCТTУYХXЅSІLЈJԚQԜWҺHЬB"
              + "ΑAΒBΕEΖZΗHΙLΚKΜMΝNΟOΡPΤTΥYΧX"
              + "ՍUՕOՏSԼLՈN"
              + "ⲀAⲂBⲈEⲎHⲒLⲔKⲘMⲚNⲞOⲢPⲤCⲦTⲨYⲬX"
              + "ᎪAᏴBᏟCᎠDᎬEᏀGᎻHᎫJᏦKᏞLᎷMᏢPᎡRᏚSᎢTᏙVᎳWᏃZ"
              + "ꓮAꓐBꓚCꓓDꓰEꓝFꓖGꓧHꓲLꓙJꓗKꓡLꓟMꓠNꓳOꓑPꓣRꓢSꓔTꓴUꓦVꓪWꓫXꓬYꓜZ"
              + "ⱭAᴀAʙBᴄCᴅDᴇEꜰFꞬGɢGʜHꞪHɪLꞮLᴊJᴋKʟLᴍMɴNᴏOᴘPƦRʀRꜱSꟅSᴛTᴜUᴠVᴡWʏYᴢZ"
              + "IL1L|L0OŁLØOĐDĦH");

  private static final Map<Integer, String> SMALL =
      alike(
          "аaеeоoрpсcуyхxѕsіlјjԁdһhԛqԝwкkгrпn"
              + "αaνvοoρpτtυuωwκkιlηnχxγy"
              + "սuօoոnհhցgյjզqաw"
              + "ɑaɡgᴄcᴏoꜱsᴜuᴠvᴡwᴢz"
              + "il1l|l0oılłløođdħh");

  private Imitation() {}

  /** Refuses a name that somebody at the table could be taken for. */
  static void refuse(List<Place> places, String name) {
    for (var place : places) {
      if (place instanceof Place.Person person && areAlike(person.name(), name)) {
        throw Reason.NAME_TAKEN.problem();
      }
    }
  }

  static boolean areAlike(String one, String other) {
    var plain = plain(one);
    var otherPlain = plain(other);
    return drawn(plain.toUpperCase(Locale.ROOT), CAPITALS)
            .equals(drawn(otherPlain.toUpperCase(Locale.ROOT), CAPITALS))
        || drawn(plain.toLowerCase(Locale.ROOT), SMALL)
            .equals(drawn(otherPlain.toLowerCase(Locale.ROOT), SMALL));
  }

  /**
   * Without the letters that are only drawn otherwise: bold, in circles, wide; those have no case
   * of their own.
   */
  private static String plain(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFKD);
  }

  /** Letters and signs alone: accents and spaces are overlooked. */
  private static String drawn(String name, Map<Integer, String> alike) {
    var drawn = new StringBuilder();
    plain(name)
        .codePoints()
        .filter(sign -> !isOverlooked(sign))
        .forEach(sign -> drawn.append(alike.getOrDefault(sign, Character.toString(sign))));
    return drawn.toString().replace("rn", "m").replace("vv", "w").replace("VV", "W");
  }

  private static boolean isOverlooked(int sign) {
    return switch (Character.getType(sign)) {
      case Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK,
          Character.SPACE_SEPARATOR,
          Character.DASH_PUNCTUATION,
          Character.CONNECTOR_PUNCTUATION,
          Character.OTHER_PUNCTUATION,
          Character.MODIFIER_SYMBOL ->
          true;
      case Character.MODIFIER_LETTER ->
          UnicodeBlock.SPACING_MODIFIER_LETTERS.equals(UnicodeBlock.of(sign));
      default -> false;
    };
  }

  /** A sign and the one it looks like, in turn. */
  private static Map<Integer, String> alike(String pairs) {
    var map = new HashMap<Integer, String>();
    var signs = pairs.codePoints().toArray();
    for (int i = 0; i < signs.length; i += 2) {
      map.put(signs[i], Character.toString(signs[i + 1]));
    }
    return Map.copyOf(map);
  }
}
