import { useLingui } from '@lingui/react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { type BlogFilter, blogCategories } from '../../../domain/pages/blog';
import type { ChangeAddressState } from '../../platform/store/useAddressState';
import { theme } from '../../theme/theme';
import { Chip } from '../../ui/Chip';
import { TextField } from '../../ui/TextField';

const Root = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
const Box = styled.div`
  max-width: ${theme.width.dialog};
`;
const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

interface Props {
  filter: BlogFilter;
  change: ChangeAddressState<BlogFilter>;
}

/** Search and category of the blog, which apply together (§5). */
export function BlogFilters({ filter: { q, category }, change }: Props) {
  const { i18n } = useLingui();
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        change({});
      }}
    >
      <Box>
        <TextField
          type="search"
          name="q"
          label={i18n.t('Search articles')}
          hideLabel
          placeholder={i18n.t('Search articles')}
          icon={<Search />}
          value={q}
          onChange={(event) => change({ q: event.target.value }, 'paused')}
          enterKeyHint="search"
          autoComplete="off"
        />
      </Box>
      <Chips aria-label={i18n.t('Category')}>
        <Chip pressed={category === null} onToggle={() => change({ category: null })}>
          {i18n.t('All')}
        </Chip>
        {blogCategories.map((name) => (
          <Chip
            key={name}
            pressed={category === name}
            onToggle={() => change({ category: category === name ? null : name })}
          >
            {i18n.t(name)}
          </Chip>
        ))}
      </Chips>
    </Root>
  );
}
