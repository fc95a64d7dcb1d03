import { useLingui } from '@lingui/react';
import { BellOff, BellRing, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { formatMessageTime } from '../../../domain/conversations/messageTime';
import { savedSearchParams } from '../../../domain/search/savedSearch';
import { to } from '../../../domain/values/addresses';
import { theme } from '../../theme/theme';
import { IconButton } from '../../ui/IconButton';
import { RoundIcon } from '../../ui/RoundIcon';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import type { SavedSearch } from '../api/savedSearchesApi';
import { ListRow } from './ListRow';
import { searchWords } from './searchWords';

const Words = styled.div`
  overflow-wrap: anywhere;
  &::first-letter {
    text-transform: uppercase;
  }
  font-weight: ${theme.fontWeight.semibold};
`;

interface Props {
  search: SavedSearch;
  /** The name of the member's own place; null until it is known. */
  ownPlace: string | null;
  now: Date;
  removing: boolean;
  onRemove: () => void;
}

/** One saved search: its text is a link to it, with its last news below. */
export function SearchRow({ search, ownPlace, now, removing, onRemove }: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const { isOver, toldAt } = search;
  const words = searchWords(i18n, search, ownPlace, language);
  const state = () => {
    if (isOver) return i18n.t('Dagene er forbi, så vi holder ikke længere øje.');
    return toldAt === null
      ? null
      : i18n.t('Vi holder øje. Vi fandt sidst noget nyt {when}.', {
          when: formatMessageTime(toldAt, now, language),
        });
  };
  const news = state();
  return (
    <ListRow
      start={
        <RoundIcon
          $size="small"
          $ground={theme.color.primarySoft}
          $ink={theme.color.primary}
          aria-hidden
        >
          {isOver ? <BellOff /> : <BellRing />}
        </RoundIcon>
      }
      end={
        <IconButton
          label={i18n.t('Fjern søgningen {words}', { words })}
          icon={<Trash2 aria-hidden="true" />}
          disabled={removing}
          onClick={onRemove}
        />
      }
    >
      <Words>
        {isOver ? (
          <Text as="span" $tone="muted" $weight="semibold">
            {words}
          </Text>
        ) : (
          <TextLink to={to.browse(savedSearchParams(search))}>{words}</TextLink>
        )}
      </Words>
      {news === null ? null : (
        <Text $size="small" $tone="muted">
          {news}
        </Text>
      )}
    </ListRow>
  );
}
