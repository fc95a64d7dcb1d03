import { useLingui } from '@lingui/react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { allCategories, type CategoryCode, findCategory } from '../../../domain/tools/categories';
import { to } from '../../../domain/values/addresses';
import type { CategoryCard } from '../../pages/content/categoryCards';
import { useDifferences } from '../../platform/store/useDifferences';
import { media, theme } from '../../theme/theme';
import { Heading } from '../../ui/Heading';
import { Text } from '../../ui/Text';

const { border, color, fontSize, fontWeight, motion, radius, space } = theme;

const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  overflow: hidden;
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  transition: border-color ${motion.quick};
  ${media.hover} {
    &:hover {
      border-color: ${color.edge};
    }
  }
  &:has(a:focus-visible) {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: ${border.strong};
  }
`;
/** The drawings bring no ground of their own (docs/decisions/43-grounds-of-drawings.md). */
const Drawing = styled.img<{ $code: CategoryCode }>`
  width: 4.5rem;
  height: 4.5rem;
  margin: ${space[4]} 0 0 ${space[4]};
  background: ${theme.pictureGround}, ${({ $code }) => theme.category[$code]};
  border-radius: ${radius.input};
  ${media.phone} {
    width: 10.5rem;
    height: 100%;
    min-height: 10.5rem;
    margin: 0;
    border-radius: 0;
    object-fit: cover;
  }
`;
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[4]};
  ${media.tablet} {
    padding: ${space[5]};
  }
`;
const Name = styled(Link)`
  text-decoration: none;
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    li:hover & {
      text-decoration: underline;
      text-decoration-thickness: ${border.line};
      text-underline-offset: 0.18em;
    }
  }
`;
const Examples = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize.small};
  li:not(:last-child)::after {
    content: ' ·' / '';
  }
`;
const Count = styled.p`
  color: ${color.primary};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`;

interface Props {
  card: CategoryCard;
  /** Undefined until it is known. */
  toolCount: number | undefined;
}

/** One category: the whole card leads to its tools. */
export function CategoryCardLink({ card, toolCount }: Props) {
  const { i18n } = useLingui();
  const { hasGivenTexts } = useDifferences();
  const code = findCategory(allCategories, card.name)?.code;
  return (
    <Card>
      {code ? (
        <Drawing
          $code={code}
          src={`/images/categories/${code}.svg`}
          alt=""
          width={160}
          height={160}
        />
      ) : null}
      <Words>
        <Heading level={2} look="sub">
          <Name to={to.browse({ category: card.name })}>{i18n.t(card.name)}</Name>
        </Heading>
        <Text>{i18n.t(card.description)}</Text>
        <Examples aria-label={i18n.t('Examples of {name}', { name: i18n.t(card.name) })}>
          {card.examples.map((example) => (
            <li key={example}>{i18n.t(example)}</li>
          ))}
        </Examples>
        <Count>
          {toolCount === undefined
            ? '\u00a0'
            : !hasGivenTexts
              ? i18n.t('{toolCount} in all of Denmark', { toolCount })
              : toolCount === 1
                ? i18n.t('1 tool')
                : i18n.t('{toolCount} tools', { toolCount })}
        </Count>
      </Words>
    </Card>
  );
}
