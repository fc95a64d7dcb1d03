import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Check } from 'lucide-react';
import { memo, useEffect } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { formatAge, formatWeight } from '../../../domain/tools/toolMeasures';
import { foldedText } from '../../../domain/values/foldedText';
import type { ScreenLanguage } from '../../../domain/values/language';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenLanguage, useWrittenLang } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import type { ToolDetail } from '../api/toolApi';

const { border, color, fontWeight, icon, space } = theme;

/** Keeps the line breaks that the owner typed. */
const Typed = styled(Text)`
  white-space: pre-line;
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space[10]};
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Fact = styled.div`
  display: grid;
  grid-template-columns: minmax(6rem, 2fr) 3fr;
  gap: ${space[4]};
  padding-block: ${space[3]};
  border-block-end: ${border.line} solid ${color.line};
  dt {
    color: ${color.muted};
  }
  dd {
    margin: 0;
    min-width: 0;
    font-weight: ${fontWeight.medium};
  }
`;
const Included = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]} ${space[10]};
  ${media.belowTablet} {
    column-gap: ${space[4]};
  }
  li {
    display: flex;
    gap: ${space[3]};
  }
  svg {
    flex: none;
    width: ${icon.medium};
    height: 1.55em;
    color: ${color.primary};
  }
`;

type NamedFact = readonly [name: string, value: string];

/** The Danish names of the facts, which owners use in every language of the screen. */
const danishNames = ['Mærke', 'Model', 'Effekt', 'Stand', 'Vægt', 'Alder'];

/** The facts of a tool by name: the named ones of §3 first, then those that the owner added under other names. */
function getFacts(tool: ToolDetail, i18n: I18n, language: ScreenLanguage): NamedFact[] {
  const named: (readonly [name: string, value: string | null])[] = [
    [i18n.t('Mærke'), tool.brandName],
    [i18n.t('Model'), tool.model],
    [i18n.t('Effekt'), tool.powerDescription],
    [i18n.t('Stand'), tool.condition],
    [i18n.t('Vægt'), tool.weightGrams === null ? null : formatWeight(tool.weightGrams, language)],
    [i18n.t('Alder'), tool.ageMonths === null ? null : formatAge(tool.ageMonths, language)],
  ];
  const known = named.filter((fact): fact is NamedFact => fact[1] !== null && fact[1] !== '');
  const said = new Set(
    named.flatMap(([name, value], index) =>
      value === null || value === '' ? [] : [name, danishNames[index] ?? name].map(foldedText),
    ),
  );
  return [
    ...known,
    ...tool.specifications
      .filter(({ key }) => !said.has(foldedText(key)))
      .map(({ key, value }) => [key, value] as const),
  ];
}

/** The owner's words. */
export function OwnersWords({ tool }: { tool: ToolDetail }) {
  return (
    <Typed $measure lang={useWrittenLang()} dir="auto">
      {tool.description}
    </Typed>
  );
}

/** The facts as a list of names and values; the first `most` of them until the person unfolds the others. */
export function Specifications({ tool, most }: { tool: ToolDetail; most?: number | undefined }) {
  const { i18n } = useLingui();
  const written = useWrittenLang();
  const [isWhole, setWhole] = useScreenState('all specifications', false);
  useEffect(() => {
    // A printed page has all of them.
    const unfold = () => flushSync(() => setWhole(true));
    window.addEventListener('beforeprint', unfold);
    return () => window.removeEventListener('beforeprint', unfold);
  }, [setWhole]);
  const facts = getFacts(tool, i18n, useScreenLanguage('da'));
  if (facts.length === 0) return null;
  const isLong = most !== undefined && facts.length > most;
  return (
    <Stack as="section" $gap={3}>
      <Heading level={2} look="sub">
        {i18n.t('Specifikationer')}
      </Heading>
      <Facts>
        {(isLong && !isWhole ? facts.slice(0, most) : facts).map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an owner may give two facts one name; their order is fixed
          <Fact key={index}>
            <dt
              dir="auto"
              lang={tool.specifications.some(({ key }) => key === name) ? written : undefined}
            >
              {name}
            </dt>
            <dd lang={written} dir="auto">
              {value}
            </dd>
          </Fact>
        ))}
      </Facts>
      {isLong ? (
        <div>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole
              ? i18n.t('Vis færre specifikationer')
              : i18n.t('Vis alle {count} specifikationer', { count: facts.length })}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

/** The included items. */
export function IncludedItems({ tool }: { tool: ToolDetail }) {
  const { i18n } = useLingui();
  const written = useWrittenLang();
  if (tool.includedItems.length === 0) return null;
  return (
    <Stack as="section" $gap={3}>
      <Heading level={2} look="sub">
        {i18n.t('Det følger med')}
      </Heading>
      <Included>
        {tool.includedItems.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may come along twice; the order is fixed
          <li key={index}>
            <Check aria-hidden="true" />
            <span lang={written} dir="auto">
              {item}
            </span>
          </li>
        ))}
      </Included>
    </Stack>
  );
}

/** How to use it, in the owner's words. */
export function Instructions({ tool }: { tool: ToolDetail }) {
  const { i18n } = useLingui();
  const written = useWrittenLang();
  if (!tool.usageInstructions) return null;
  return (
    <Stack as="section" $gap={3}>
      <Heading level={2} look="sub">
        {i18n.t('Sådan bruger du det')}
      </Heading>
      <Typed $measure lang={written} dir="auto">
        {tool.usageInstructions}
      </Typed>
    </Stack>
  );
}

/** The tab Beskrivelse of the letter: the owner's words, specifications, what comes along, and how to use it. */
export const ToolDescription = memo(function ToolDescription({ tool }: { tool: ToolDetail }) {
  return (
    <Stack $gap={8}>
      <OwnersWords tool={tool} />
      <Specifications tool={tool} />
      <IncludedItems tool={tool} />
      <Instructions tool={tool} />
    </Stack>
  );
});
