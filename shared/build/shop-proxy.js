const http = require('node:http');
const https = require('node:https');

/** Headers of the original answer about connection and policy do not apply to the changed one. */
const DROPPED = [
  'content-length',
  'content-security-policy',
  'strict-transport-security',
  'etag',
  'transfer-encoding',
];

/**
 * Middleware: forwards to the shop. `changePage` rewrites pages, `changeTexts` the answers of
 * `/messages/filtered`.
 */
function proxyShop(shopUrl, { changePage, changeTexts }) {
  const { request } = shopUrl.startsWith('https:') ? https : http;
  return (req, res) => {
    const url = new URL(req.url, shopUrl);
    // Widgets of the dev server are rendered again, also those that the shop never hydrates.
    const headers = { ...asSentTo(url, req.headers), 'accept-encoding': 'identity', 'x-keep-props': '1' };
    const call = request(url, { method: req.method, headers }, (answer) => {
      const type = answer.headers['content-type'] ?? '';
      const change = type.startsWith('text/html')
        ? changePage
        : url.pathname === '/messages/filtered' && answer.statusCode === 200
          ? (text) =>
              changeTexts(text, url.searchParams.getAll('prefix'), url.searchParams.get('lang') ?? undefined)
          : undefined;
      if (!change) {
        res.writeHead(answer.statusCode, answer.headers);
        answer.pipe(res);
        return;
      }
      const kept = Object.entries(answer.headers).filter(([name]) => !DROPPED.includes(name));
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        res.writeHead(answer.statusCode, Object.fromEntries(kept));
        res.end(change(Buffer.concat(parts).toString('utf8')));
      });
    });
    call.on('error', (error) => {
      res.writeHead(502, { 'content-type': 'text/plain' });
      res.end(`The shop does not answer at ${shopUrl} (${error.message}). Start it with \`npm start\`.`);
    });
    req.pipe(call);
  };
}

/** A shop on another host has its own name and certificate, and accepts forms from its own pages only. */
function asSentTo({ host, origin }, headers) {
  const own = `http://${headers.host}`;
  return {
    ...headers,
    host,
    ...(headers.origin === own && { origin }),
    ...(headers.referer?.startsWith(`${own}/`) && { referer: origin + headers.referer.slice(own.length) }),
  };
}

module.exports = { proxyShop };
