import { type OtherHost, startOtherHost } from './other-host';

/** A programme of customer cards on another host than the shop, whose forms are shown in frames. */
export interface CardFrameServer extends OtherHost {
  requests: { path: string; referer: string | undefined }[];
}

/** A form that tells its height, and that it was sent. */
const FORM = `<!doctype html><html lang="de"><meta charset="utf-8"><title>Kartenprogramm</title>
<h1>Karte beantragen</h1><button>Absenden</button>
<script>
  const say = (message) => parent.postMessage(message, '*');
  say({ type: 'customer-card:height', height: 480 });
  say({ type: 'customer-card:height', height: 'hoch' });
  say('customer-card:done');
  document.querySelector('button').addEventListener('click', () => say({ type: 'customer-card:done' }));
</script></html>`;

export async function startCardFrameServer(): Promise<CardFrameServer> {
  const requests: CardFrameServer['requests'] = [];
  const host = await startOtherHost(({ path, headers }, response) => {
    requests.push({ path, referer: headers.referer });
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(FORM);
  });
  return { ...host, requests };
}
