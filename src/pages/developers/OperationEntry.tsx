import { useLingui } from '@lingui/react';
import { createElement, Fragment } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { Operation } from './reference.generated';
import { TypeName } from './TypeName';

const Entries = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;
`;

/** A description of the schema, in which names stand between backticks. */
export function Description({ text }: { text: string }) {
  const parts = text.split('`');
  const marked = parts.map((part, place) =>
    place % 2 === 0 ? part : createElement('code', null, part),
  );
  return createElement(Fragment, null, ...marked);
}

/** Fields, arguments or values, each with its type and what it means. */
export function EntryList({ entries }: { entries: Operation['args'] }) {
  return (
    <Entries lang="en">
      {entries.map(({ name, type, text }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {type !== '' && (
              <>
                {': '}
                <TypeName type={type} />
              </>
            )}
          </dt>
          <dd>
            <Description text={text} />
          </dd>
        </div>
      ))}
    </Entries>
  );
}

/** An operation with its arguments, its result, and what a token needs to call it. */
export function OperationEntry({ operation }: { operation: Operation }) {
  const { i18n } = useLingui();
  const { kind, type, text, args, scopes, anHour } = operation;
  return (
    <Stack $gap={2}>
      <Text $size="small" $tone="muted">
        {kind}
        {' → '}
        <TypeName type={type} />
      </Text>
      <p lang="en">
        <Description text={text} />
      </p>
      {args.length > 0 && <EntryList entries={args} />}
      <Text $size="small">
        {scopes.length === 0
          ? i18n.t('Every token may call it.')
          : i18n.t('Needs one of: {scopes}.', { scopes: scopes.join(', ') })}
        {anHour !== null && ` ${i18n.t('At most {anHour} times an hour.', { anHour })}`}
      </Text>
    </Stack>
  );
}
