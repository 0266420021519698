package sixstones.server.http;

import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.List;

/** Every call there is, as docs/protocol.md and the OpenAPI file name them. */
final class Routes {

  /** A method and a path, and who answers. */
  record Route(HandlerType method, String path, Handler handler) {}

  private Routes() {}

  static List<Route> of(
      GameCalls games,
      LessonCalls lessons,
      PuzzleCalls puzzles,
      ExampleCalls examples,
      TableCalls tables,
      SeatCalls seats,
      PlayCalls play,
      TalkCalls talk,
      CommentCalls comments,
      AfterCalls after,
      ReplayCalls pastTables,
      RecordCalls records,
      ReplayCalls pastRecords,
      PersonCalls person,
      PushCalls push,
      MailCalls mail,
      NetworkCalls network,
      OperatorCalls operator) {
    return List.of(
        get("/api/games", games::games),
        get("/api/games/{game}/rules", games::rules),
        get("/api/games/{game}/lessons", lessons::list),
        post("/api/games/{game}/lessons/{lesson}", lessons::begin),
        get("/api/games/{game}/puzzles", puzzles::list),
        get("/api/games/{game}/puzzles/today", puzzles::today),
        post("/api/games/{game}/puzzles/{puzzle}", puzzles::begin),
        get("/api/games/{game}/puzzles/{puzzle}/clue", puzzles::clue),
        get("/api/games/{game}/puzzles/{puzzle}/solution", puzzles::solution),
        get("/api/games/{game}/examples", examples::list),
        post("/api/games/{game}/examples/{example}", examples::begin),
        get("/api/tables", tables::list),
        post("/api/tables", tables::create),
        get("/api/tables/mine", tables::mine),
        get("/api/tables/{table}", tables::state),
        post("/api/tables/{table}/seats/{seat}/sit", seats::sit),
        post("/api/tables/{table}/seats/{seat}/pledge", seats::pledge),
        post("/api/tables/{table}/seats/{seat}/reveal", seats::reveal),
        post("/api/tables/{table}/seats/{seat}/pick", seats::pick),
        post("/api/tables/{table}/seats/{seat}/leave", seats::leave),
        post("/api/tables/{table}/seats/{seat}/bot", seats::bot),
        post("/api/tables/{table}/seats/{seat}/open", seats::open),
        post("/api/tables/{table}/seats/{seat}/return", seats::takeBack),
        post("/api/tables/{table}/seats/{seat}/resign", seats::resign),
        post("/api/tables/{table}/seats/{seat}/end", seats::wishEnd),
        post("/api/tables/{table}/seats/{seat}/play-on", seats::playOn),
        post("/api/tables/{table}/seats/{seat}/host", seats::host),
        post("/api/tables/{table}/start", seats::start),
        post("/api/tables/{table}/continue", seats::agree),
        post("/api/tables/{table}/moves", play::move),
        post("/api/tables/{table}/undo", play::undo),
        get("/api/tables/{table}/why", play::attempts),
        post("/api/tables/{table}/why", play::why),
        get("/api/tables/{table}/hints", play::hints),
        get("/api/tables/{table}/beliefs", play::beliefs),
        get("/api/tables/{table}/partners", play::partners),
        get("/api/tables/{table}/foretold", play::foretold),
        get("/api/tables/{table}/events", play::events),
        post("/api/tables/{table}/talk", talk::say),
        get("/api/tables/{table}/talk", talk::hear),
        post("/api/tables/{table}/comments", comments::say),
        get("/api/tables/{table}/comments", comments::read),
        get("/api/tables/{table}/replay", pastTables::replay),
        get("/api/tables/{table}/steps", pastTables::steps),
        get("/api/tables/{table}/course", pastTables::course),
        post("/api/tables/{table}/line", pastTables::line),
        post("/api/tables/{table}/branch", pastTables::branch),
        get("/api/tables/{table}/deal", after::deal),
        get("/api/tables/{table}/record", after::record),
        get("/api/tables/{table}/review", after::review),
        get("/api/tables/{table}/encounters", after::encounters),
        post("/api/tables/{table}/rematch", after::rematch),
        post("/api/records", records::bring),
        get("/api/records/{record}", records::show),
        get("/api/records/{record}/replay", pastRecords::replay),
        get("/api/records/{record}/steps", pastRecords::steps),
        get("/api/records/{record}/course", pastRecords::course),
        get("/api/records/{record}/review", records::review),
        post("/api/records/{record}/line", pastRecords::line),
        post("/api/records/{record}/branch", pastRecords::branch),
        get("/api/me/results", person::results),
        get("/api/me/ratings", person::ratings),
        post("/api/me/ratings", person::rate),
        post("/api/me/pass", person::pass),
        post("/api/me/arrive", person::arrive),
        get("/api/me/push", push::key),
        post("/api/me/push", push::subscribe),
        post("/api/me/push/stop", push::stop),
        get("/api/me/mail", mail::look),
        post("/api/me/mail", mail::ask),
        post("/api/me/mail/confirm", mail::confirm),
        post("/api/me/mail/stop", mail::stop),
        get("/api/mail/stop/{stop}", mail::show),
        post("/api/mail/stop/{stop}", mail::stopByLetter),
        get("/api/network", network::look),
        post("/api/network", network::set),
        get("/api/openapi.yaml", operator::description),
        get("/healthz", operator::health),
        get("/readyz", operator::readiness),
        get("/metrics", operator::metrics));
  }

  private static Route get(String path, Handler handler) {
    return new Route(HandlerType.GET, path, handler);
  }

  private static Route post(String path, Handler handler) {
    return new Route(HandlerType.POST, path, handler);
  }
}
