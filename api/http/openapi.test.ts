import { expect, test } from 'vitest';
import { openApiDocument } from '#api/http/openapi.ts';
import { contract } from '#domain/contract/contract.ts';

interface Operation {
  operationId: string;
  responses: Record<string, { headers?: Record<string, object> }>;
}

test('each list that comes in pages declares its Link header, and no other call does', () => {
  const { paths } = openApiDocument('https://portal.example') as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((it) => Object.values(it));
  const linking = operations.filter((it) => Object.values(it.responses).some(({ headers }) => headers?.Link));
  const paged = contract.filter((it) => it.isPaged).map((it) => it.name);
  expect(paged).toContain('listPartnerLeads');
  expect(linking.map((it) => it.operationId).toSorted()).toEqual(paged.toSorted());
});
