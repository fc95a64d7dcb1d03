import { randomBytes } from 'node:crypto';
import {
  apiTokenPrefix,
  longestApiTokenDays,
  longestApiTokenName,
  mostApiTokens,
} from '../../../domain/members/apiTokens';
import { signedIn } from '../../context/context';
import type { Resolvers } from '../../context/resolvers.generated';
import { type Message, message, noErrors } from '../../texts/translate';
import { cleanLine, countCharacters } from '../../validation/cleanText';
import { badInput } from '../../validation/errors';
import { readId } from '../../validation/readId';
import { hashApiToken } from '../auth/hashApiToken';
import { noteSecurity } from '../auth/noteSecurity';
import { deleteApiToken, insertApiToken, listApiTokens } from '../records/apiTokens';
import { lockMember } from '../records/users';
import { provenSignedIn } from './security/proof';
import { reject } from './security/steps';

const dayMs = 24 * 3_600_000;

export const apiTokens: Resolvers = {
  Query: {
    async apiTokens(_root, _args, context) {
      const { user } = await signedIn(context);
      return listApiTokens(context.executor, user.id, context.now());
    },
  },
  Mutation: {
    async makeApiToken(_root, { input }, context) {
      const { user } = await provenSignedIn(context);
      const { days } = input;
      if (days < 1 || days > longestApiTokenDays)
        throw badInput(`days: 1 to ${longestApiTokenDays}.`);
      const name = cleanLine(input.name);
      const scopes = [...new Set(input.scopes)];
      const refuse = (text: Message) => ({
        apiToken: null,
        token: null,
        ...reject(context, text),
      });
      if (name === '' || countCharacters(name) > longestApiTokenName)
        return refuse(message('apiTokens.nameInvalid'));
      if (scopes.length === 0) return refuse(message('apiTokens.scopeRequired'));
      const token = apiTokenPrefix + randomBytes(32).toString('base64url');
      const createdAt = context.now();
      const apiToken = await context.executor.transaction().execute(async (transaction) => {
        await lockMember(transaction, user.id);
        const present = await listApiTokens(transaction, user.id, createdAt);
        if (present.length >= mostApiTokens) return null;
        const made = await insertApiToken(transaction, {
          memberId: user.id,
          name,
          scopes,
          hash: hashApiToken(token),
          createdAt,
          expiresAt: new Date(createdAt.getTime() + days * dayMs),
        });
        await noteSecurity(transaction, context, { memberId: user.id, kind: 'apiTokenMade' });
        return made;
      });
      if (!apiToken) return refuse(message('apiTokens.tooMany'));
      context.outbox.wake();
      context.security('API token made', context);
      return { apiToken, token, errors: [] };
    },
    async endApiToken(_root, { id }, context) {
      const { user } = await signedIn(context);
      const number = readId(id);
      if (number === null) return noErrors;
      await context.executor.transaction().execute(async (transaction) => {
        // A token that has ended already is no error.
        if (!(await deleteApiToken(transaction, { id: number, memberId: user.id }))) return;
        await noteSecurity(transaction, context, { memberId: user.id, kind: 'apiTokenEnded' });
      });
      return noErrors;
    },
  },
};
