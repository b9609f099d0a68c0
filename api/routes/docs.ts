import type { Hono } from 'hono';
import type { CountCall } from '#api/http/client-address.ts';
import { drawnPage, type Html, html, pageStyle, pageStyleHash } from '#api/http/drawn-page.ts';
import { openApiDocument } from '#api/http/openapi.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: object;
  responses: Record<string, { description: string; content?: object }>;
}

const foldedJson = (title: string, value: object): Html =>
  html`<details><summary>${title}</summary><pre>${JSON.stringify(value, null, 2)}</pre></details>`;

function operationMarkup(path: string, method: string, it: Operation): Html {
  const parameters = it.parameters.map(
    ({ name, in: place, required }) =>
      html`<li><code>${name}</code> <span class="soft">${place}, ${required ? 'required' : 'optional'}</span></li>`,
  );
  const replies = Object.entries(it.responses).map(
    ([status, { description }]) =>
      html`<tr><th scope="row">${status}</th><td>${description.replaceAll('`', '')}</td></tr>`,
  );
  const success = Object.entries(it.responses).find(([status]) => status.startsWith('2'));
  return html`<section><h2 id="${it.operationId}">${it.summary}</h2>
<p><code>${method.toUpperCase()} ${path}</code></p>
${parameters.length > 0 ? html`<ul>${parameters}</ul>` : ''}
<table><tbody>${replies}</tbody></table>
${it.requestBody ? foldedJson('Request body', it.requestBody) : ''}${foldedJson('Reply', success?.[1].content ?? {})}</section>`;
}

function docsPage(document: ReturnType<typeof openApiDocument>): string {
  const operations = Object.entries(document.paths as Record<string, Record<string, Operation>>);
  const sections = operations.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationMarkup(path, method, operation)),
  );
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${PRODUCT_NAME} API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${{ markup: pageStyle }}</style></head>
<body><main><h1>${PRODUCT_NAME} API</h1>
<p>Every call of the widgets. The same as a document for machines: <a href="/api/openapi.json">OpenAPI 3.1</a>.
Failures are <code>application/problem+json</code> with a <code>code</code>, in the language of <code>Accept-Language</code>.</p>
${sections}</main></body></html>`;
  return page.markup;
}

export function mountDocs(app: Hono, publicUrl: string, countCall: CountCall): void {
  let kept: ReturnType<typeof openApiDocument> | undefined;
  const document = () => {
    kept ??= openApiDocument(publicUrl);
    return kept;
  };
  const headers = { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' };
  app.get('/api/openapi.json', async (c) => {
    await countCall(c);
    return c.json(document(), 200, headers);
  });
  app.get('/api/docs', async (c) => {
    await countCall(c);
    return drawnPage(docsPage(document()), pageStyleHash);
  });
}
