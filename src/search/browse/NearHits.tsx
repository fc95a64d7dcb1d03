import { useLingui } from '@lingui/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import styled from 'styled-components';
import { to } from '../../../domain/values/addresses';
import { theme } from '../../theme/theme';
import { ToolPicture } from '../../tools/parts/ToolPicture';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useSearchSuggestionsQuery } from '../api/suggestionsApi';

const { fontWeight, space } = theme;

const Root = styled.div`
  width: fit-content;
  margin: 0 auto ${space[8]};
  strong {
    font-weight: ${fontWeight.semibold};
  }
`;
const Tools = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin-block-start: ${space[2]};
  li {
    display: grid;
    grid-template-columns: ${space[14]} auto;
    align-items: center;
    gap: ${space[3]};
  }
`;

/* Below the names of the tools. */
const Category = styled.li`
  > * {
    grid-column: 2;
  }
`;

/** Shorter words have no part that says what is meant. */
const fewestLetters = 6;
const most = 4;

/** The beginning of a long word, which in Danish is often a word of its own: `flise` of `flisesav`; null of a short one. */
function getBeginning(words: string): string | null {
  const [longest = ''] = words.split(/\s+/).toSorted((one, next) => next.length - one.length);
  return longest.length < fewestLetters ? null : longest.slice(0, 5);
}

/** Tools and categories that the beginning of a word without results finds; nothing where it finds none either. */
export function NearHits({ words }: { words: string }) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('da');
  const beginning = getBeginning(words);
  const { currentData } = useSearchSuggestionsQuery(
    beginning === null ? skipToken : { term: beginning },
  );
  const tools = currentData?.tools.slice(0, most) ?? [];
  if (tools.length === 0) return null;
  return (
    <Root>
      <strong>{i18n.t('Måske kan du bruge')}</strong>
      <Tools>
        {tools.map((tool) => (
          <li key={tool.id}>
            <ToolPicture tool={tool} corners="input" sizes="56px" />
            <TextLink to={to.tool(tool.id)} lang={language === 'da' ? undefined : 'da'}>
              {tool.name}
            </TextLink>
          </li>
        ))}
        {currentData?.categories.slice(0, 2).map(({ code, name }) => (
          <Category key={code}>
            <TextLink to={to.browse({ category: code })}>
              {i18n.t('Alt i {category}', { category: i18n.t(name) })}
            </TextLink>
          </Category>
        ))}
      </Tools>
    </Root>
  );
}
