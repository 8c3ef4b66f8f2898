import { type OtherHost, startOtherHost } from './other-host';

/** A survey service on another host than the shop, whose script the pages load. */
export interface SurveyServer extends OtherHost {
  requests: { path: string; referer: string | undefined }[];
  /** What it answers to the request for its script. */
  answers: 'script' | 'failure' | 'garbage' | 'nothing';
}

/** Fills each place of a survey, and sends the answer to its own server. */
const scriptOf = (origin: string): string => `
for (const place of document.querySelectorAll('[data-survey]')) {
  const button = document.createElement('button');
  button.textContent = 'Sehr zufrieden';
  button.addEventListener('click', async () => {
    const { status } = await fetch('${origin}/answer/' + place.dataset.survey, { method: 'POST' });
    place.textContent = 'Angekommen: ' + status;
    place.append(document.createElement('hr'));
  });
  place.append(button);
}
try {
  document.body.insertAdjacentHTML('beforeend', '<p id="foreign">Nicht erlaubt</p>');
} catch {}
`;

export async function startSurveyServer(): Promise<SurveyServer> {
  const requests: SurveyServer['requests'] = [];
  const host = await startOtherHost(({ path, headers }, response) => {
    requests.push({ path, referer: headers.referer });
    if (path !== '/survey.js') {
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
      return;
    }
    if (server.answers === 'nothing') return;
    response.writeHead(server.answers === 'failure' ? 503 : 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(server.answers === 'garbage' ? '<html>Wartung</html>' : scriptOf(server.origin));
  });
  const server: SurveyServer = { ...host, requests, answers: 'script' };
  return server;
}
