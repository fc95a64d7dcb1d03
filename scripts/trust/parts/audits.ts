import { auditServer } from 'graphql-http';
import type { Finding } from '../Finding';
import { withService } from '../withService';

export async function audits(): Promise<Finding> {
  const results = await withService(null, (url) =>
    auditServer({ url: `${url}/graphql`, fetchFn: fetch }),
  );
  const ok = results.filter((result) => result.status === 'ok').length;
  return {
    property: 'GraphQL over HTTP as its specification says',
    load: `${results.length} audits`,
    result: `${ok} ok`,
    holds: ok === 61 && results.length === 61,
  };
}
