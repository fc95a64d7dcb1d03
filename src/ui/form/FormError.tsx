import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { media, theme } from '../../theme/theme';
import { ErrorBox } from '../ErrorBox';
import { translateMessage } from './translateMessage';

/**
 * The place of a form's red box; it takes no room while there is none. It is sticky, so that on a form longer than the
 * screen the box is in view together with the field that it is about.
 */
export const ErrorSlot = styled.div`
  position: sticky;
  inset-block-end: ${theme.space[4]};
  z-index: ${theme.depth.raised};
  ${media.low} {
    position: static;
  }
  /* It would cover other fields, and need not follow where the wrong one says it too. */
  form:has(p[id$='-error']) & {
    position: static;
  }
  /* On a phone neither where none is wrong. */
  ${media.belowTablet} {
    form:not(:has([aria-invalid='true'])) & {
      position: static;
    }
  }
  &:empty {
    display: none;
  }
`;

interface FormErrorProps {
  /** Nothing shows without a message. */
  message: string | null | undefined;
  /** The language of the message where it is not the screen's. */
  lang?: string | undefined;
  /** The id of the slot around the box, where `useFormProblem` ties a field to it. Without it there is no slot. */
  slotId?: string;
}

/** The one red box of a form; it stands above the submit button (§8). */
export function FormError({ message, lang, slotId }: FormErrorProps) {
  const { i18n } = useLingui();
  const box = message ? (
    <ErrorBox key={message} lang={i18n.locale === 'asGiven' ? lang : undefined}>
      {translateMessage(message, i18n)}
    </ErrorBox>
  ) : null;
  return slotId === undefined ? box : <ErrorSlot id={slotId}>{box}</ErrorSlot>;
}
