import { useLingui } from '@lingui/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { searchLimits } from '../../../domain/search/toolSearch';
import { askPosition } from '../../platform/browser/position';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { FieldHint } from '../../ui/FieldFrame';
import { Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import { useScreenState } from '../../ui/useScreenState';
import { usePlaceNearMutation, usePlacesQuery } from '../api/placesApi';

const { border, color, radius, space, target } = theme;

/* As high as the suggestions for most words, so that the dialog keeps its size during typing. */
const Suggested = styled.ul`
  &[data-reserved] {
    min-height: calc(4 * ${target.medium});
  }
`;
const Suggestion = styled.button`
  width: 100%;
  min-height: ${target.medium};
  padding-inline: ${space[3]};
  border-radius: ${radius.input};
  text-align: start;
  &:focus-visible {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: calc(-1 * ${border.strong});
  }
  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

interface Props {
  text: string;
  onText: (text: string) => void;
  /** A suggestion, or the place of the person's position. */
  onChoose: (place: string) => void;
  /** Keeps room for the suggestions, where nothing is below them. */
  reserved?: boolean | undefined;
}

/** A place that is typed or chosen, or the person's position. */
export function PlaceChoice({ text, onText, onChoose, reserved }: Props) {
  const { i18n } = useLingui();
  const typed = text.trim();
  const { data, currentData, isFetching } = usePlacesQuery(typed === '' ? skipToken : typed);
  // The previous suggestions stay until the next ones have loaded.
  const suggestions =
    typed === '' ? [] : (currentData ?? data ?? []).filter((each) => each !== text);
  const isNowhere = typed !== '' && currentData?.length === 0;
  const [isLocating, setLocating] = useState(false);
  const [failure, setFailure] = useScreenState<string>('not located', '');
  const [placeNear] = usePlaceNearMutation();

  async function locate() {
    setFailure('');
    setLocating(true);
    try {
      const place = await placeNear(await askPosition()).unwrap();
      if (place === null)
        setFailure(i18n.t('Du er for langt fra Danmark. Skriv et sted i stedet.'));
      else onChoose(place);
    } catch {
      setFailure(i18n.t('Vi fik ikke at vide, hvor du er. Skriv et sted i stedet.'));
    }
    setLocating(false);
  }

  return (
    <Stack $gap={4}>
      <Stack $gap={2}>
        <Button
          variant="secondary"
          fullWidth
          icon={<LocateFixed aria-hidden="true" />}
          loading={isLocating}
          onClick={() => void locate()}
        >
          {i18n.t('Brug min placering')}
        </Button>
        <FieldHint role="status">
          {failure ||
            i18n.t('Vi finder den nærmeste by eller bydel. Vi sender ikke din præcise placering.')}
        </FieldHint>
      </Stack>
      <TextField
        label={i18n.t('By, bydel eller postnummer')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={searchLimits.near}
        value={text}
        error={isNowhere ? i18n.t('Vi kender intet sted, der begynder sådan.') : undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Suggested aria-label={i18n.t('Forslag')} aria-busy={isFetching} data-reserved={reserved}>
        {suggestions.map((place) => (
          <li key={place}>
            <Suggestion type="button" onClick={() => onChoose(place)}>
              {place}
            </Suggestion>
          </li>
        ))}
      </Suggested>
    </Stack>
  );
}
