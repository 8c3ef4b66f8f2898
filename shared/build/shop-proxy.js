const http = require('node:http');
const https = require('node:https');

/** Connection and policy of the original answer mean nothing for the changed page. */
const DROPPED = [
  'content-length',
  'content-security-policy',
  'strict-transport-security',
  'etag',
  'transfer-encoding',
];

/** A middleware that asks the shop, and lets `change` rewrite its pages. */
function proxyShop(shopUrl, change) {
  const { request } = shopUrl.startsWith('https:') ? https : http;
  return (req, res) => {
    const headers = { ...req.headers, 'accept-encoding': 'identity' };
    const call = request(new URL(req.url, shopUrl), { method: req.method, headers }, (answer) => {
      const isPage = /^text\/html/.test(answer.headers['content-type'] ?? '');
      if (!isPage) {
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

module.exports = { proxyShop };
