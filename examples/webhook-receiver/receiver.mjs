import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);
const seen = new Set();

async function textOf(request) {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

const server = createServer(async (request, response) => {
  const body = await textOf(request);
  let message;
  try {
    message = webhook.verify(body, request.headers);
  } catch {
    return response.writeHead(401).end();
  }
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) {
    seen.add(id);
    process.stdout.write(`${JSON.stringify(message)}\n`);
  }
  response.writeHead(204).end();
});

server.listen(process.env.PORT ?? 4000, () => process.stdout.write(`listening on port ${server.address().port}\n`));
