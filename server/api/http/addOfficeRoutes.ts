import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { limits } from '../../config/limits';
import { createOfficeContext, type OfficeServices } from '../../context/officeContext';
import { mailSampleByName } from '../../notifications/mail/mailSamples';
import { hasStaff } from '../../office/records/staff';
import { createGraphqlHandler } from '../graphql/createGraphqlHandler';
import { clientAddress } from '../web/clientAddress';
import { allowInline, mailSampleHeaders, styleTexts } from '../web/securityHeaders';
import { busy } from './Refusal';
import { rejectCompressed } from './receiveBodies';
import type { Timeouts } from './traffic';

export interface Office {
  schema: GraphQLSchema;
  services: OfficeServices;
}

interface Options extends Office {
  introspection: boolean;
  trustedProxies: number;
  timeouts: Timeouts;
  appFolder: string;
  answerOther(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/**
 * `POST /office/graphql` and the page of the office, `/office` and below. Without a staff account these addresses do not
 * exist.
 */
export function addOfficeRoutes(app: FastifyInstance, options: Options): void {
  const { schema, services, introspection, trustedProxies, timeouts, appFolder } = options;
  const { log, metrics, executor } = services;
  const handle = createGraphqlHandler<ReturnType<typeof createOfficeContext>>(schema, {
    introspection,
    log,
    metrics,
  });
  let underWay = 0;

  app.post('/office/graphql', {
    async onRequest(request) {
      if (underWay >= limits.operations) throw busy('operations');
      rejectCompressed(request);
    },
    async handler(request, reply) {
      if (!(await hasStaff(executor))) return options.answerOther(request, reply);
      const { method, url, headers, body, raw, id } = request;
      const context = createOfficeContext(services, {
        authorization: headers.authorization,
        acceptLanguage: headers['accept-language'],
        idempotencyKey: undefined,
        address: clientAddress(raw, trustedProxies),
        userAgent: headers['user-agent'] ?? '',
        requestId: id,
        isUnattended: headers['x-unattended'] !== undefined,
      });
      request.office = context;
      underWay += 1;
      const deadline = setTimeout(() => {
        log.error({ requestId: id }, 'operation timed out');
        reply.send(busy('operation'));
      }, timeouts.operation);
      try {
        const text = String(body ?? '');
        const [answer, response] = await handle({ method, url, headers, body: text, context });
        if (reply.sent) return reply;
        return reply
          .code(response.status)
          .headers(response.headers ?? {})
          .send(answer ?? '');
      } finally {
        clearTimeout(deadline);
        underWay -= 1;
      }
    },
  });

  app.get<{ Params: { name: string; language: string } }>(
    '/office/mail-samples/:name/:language',
    async (request, reply) => {
      const { name, language } = request.params;
      const sample = (await hasStaff(executor)) ? mailSampleByName(name) : undefined;
      if (!sample || (language !== 'da' && language !== 'en'))
        return options.answerOther(request, reply);
      const { html } = sample.render(language, `${request.protocol}://${request.host}`);
      return reply.headers(mailSampleHeaders).type('text/html; charset=utf-8').send(html);
    },
  );

  const page = readFile(path.join(appFolder, 'office.html'), 'utf8').then(
    (html) => ({ html, policy: `${allowInline(styleTexts(html), [])}; frame-src 'self'` }),
    () => null,
  );
  for (const url of ['/office', '/office/*']) {
    app.get(url, async (request, reply) => {
      const built = (await hasStaff(executor)) ? await page : null;
      if (built === null) return options.answerOther(request, reply);
      return reply
        .headers({
          'content-security-policy': built.policy,
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
        })
        .type('text/html; charset=utf-8')
        .send(built.html);
    });
  }
}
