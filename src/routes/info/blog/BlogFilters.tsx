import { Search } from 'lucide-react';
import styled from 'styled-components';
import { type BlogCategory, blogCategories } from '../../../../domain/blog';
import { theme } from '../../../theme/theme';
import { Chip } from '../../../ui/Chip';
import { TextField } from '../../../ui/TextField';

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

export interface BlogFiltersProps {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  category: BlogCategory | null;
  onCategory: (category: BlogCategory | null) => void;
}

/** Search and category of the blog; both hold at once (§5). */
export function BlogFilters({ text, onText, onSend, category, onCategory }: BlogFiltersProps) {
  return (
    <Root
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Box>
        <TextField
          type="search"
          name="q"
          label="Search articles"
          hideLabel
          placeholder="Search articles"
          icon={<Search />}
          value={text}
          onChange={(event) => onText(event.target.value)}
          enterKeyHint="search"
          autoComplete="off"
        />
      </Box>
      <Chips aria-label="Category">
        <Chip pressed={category === null} onToggle={() => onCategory(null)}>
          All
        </Chip>
        {blogCategories.map((name) => (
          <Chip
            key={name}
            pressed={category === name}
            onToggle={() => onCategory(category === name ? null : name)}
          >
            {name}
          </Chip>
        ))}
      </Chips>
    </Root>
  );
}
