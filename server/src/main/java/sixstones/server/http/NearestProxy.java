package sixstones.server.http;

import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Of a row of proxies only the nearest is known: what it has added last is believed, and nothing
 * that came to it with the call.
 */
final class NearestProxy implements HttpConfiguration.Customizer {

  @Override
  public Request customize(Request request, HttpFields.Mutable answer) {
    var headers = HttpFields.build(request.getHeaders());
    headers.remove(HttpHeader.FORWARDED);
    var hops = headers.getCSV(HttpHeader.X_FORWARDED_FOR, false);
    if (!hops.isEmpty()) headers.put(HttpHeader.X_FORWARDED_FOR, hops.getLast());
    var believed = headers.asImmutable();
    return new Request.Wrapper(request) {
      @Override
      public HttpFields getHeaders() {
        return believed;
      }
    };
  }
}
