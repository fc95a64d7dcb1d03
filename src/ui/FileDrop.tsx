import { ImagePlus } from 'lucide-react';
import {
  type ChangeEvent,
  type DragEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useState,
} from 'react';
import styled from 'styled-components';
import { media, theme } from '../theme/theme';
import { FieldError, FieldHint, fieldMarks } from './FieldFrame';
import { FrozenContext } from './FrozenContext';
import { Stack } from './Stack';
import { VisuallyHidden, visuallyHiddenStyles } from './VisuallyHidden';

const { border, color, fontSize, fontWeight, motion, radius, space } = theme;

interface Shared {
  /** The name of the field: "Billede". */
  label: string;
  /** The text to press: "Vælg et billede". */
  chooseLabel: string;
  /** The text after it: "eller træk det hertil, eller sæt det ind". */
  dropText: string;
  hint: ReactNode;
  error: string | undefined;
  /** Left out: a picture. */
  icon?: ReactNode;
  /** Low, with its name for screen readers only and without `dropText`: below the files that are there. */
  compact?: boolean;
  /** As of a native file input: `image/*`. With one file, it also decides which dropped or pasted file is taken. */
  accept: string;
}
interface OneFile {
  multiple?: false;
  /** The first file given that fits `accept`, or the first of all when none does. */
  onFile: (file: File) => void;
}
interface ManyFiles {
  multiple: true;
  /** All files of one drop or choice, at least one; the caller rejects those that do not fit. */
  onFiles: (files: File[]) => void;
}
export type FileDropProps = Shared & (OneFile | ManyFiles);

const Name = styled.span`
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  line-height: 1.4;
`;
const Zone = styled.label<{ $over: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[8]} ${space[4]};
  background: ${({ $over }) => ($over ? color.primarySoft : color.surface)};
  border: ${border.edge} dashed ${({ $over }) => ($over ? color.primary : color.edge)};
  border-radius: ${radius.card};
  color: ${color.muted};
  text-align: center;
  cursor: pointer;
  transition: background-color ${motion.quick}, border-color ${motion.quick};
  &:hover {
    border-color: ${color.ink};
  }
  &[data-compact] {
    flex-direction: row;
    justify-content: start;
    gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
    text-align: start;
  }
  &:has(:focus-visible) {
    outline: ${border.strong} solid ${color.focus};
    outline-offset: ${border.strong};
  }
  svg {
    width: ${theme.space[8]};
    height: ${theme.space[8]};
    color: ${color.primary};
  }
`;
const Words = styled.span`
  display: grid;
  gap: ${space[2]};
  [data-compact] > & {
    gap: 0;
  }
`;
const Native = styled.input`
  ${visuallyHiddenStyles}
`;
const Call = styled.strong`
  color: ${color.primary};
  font-weight: ${fontWeight.semibold};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/* A finger can neither drop nor paste a file. */
const Dropped = styled.span`
  display: none;
  ${media.hover} {
    display: inline;
  }
`;

function accepts(file: File, accept: string): boolean {
  return accept
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) =>
      part.startsWith('.')
        ? file.name.toLowerCase().endsWith(part)
        : part.endsWith('/*')
          ? file.type.startsWith(part.slice(0, -1))
          : file.type === part,
    );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, [contenteditable]');
}

/** Takes one or several files: chosen, dropped on it, or pasted anywhere on the page except into a text field. */
export function FileDrop(props: FileDropProps) {
  const { label, chooseLabel, dropText, hint, error, accept, icon, compact = false } = props;
  const id = useId();
  const [over, setOver] = useState(false);
  const still = use(FrozenContext);

  function take(list: FileList | null | undefined): boolean {
    const given = [...(list ?? [])];
    const [first] = given;
    if (first === undefined) return false;
    if (props.multiple) props.onFiles(given);
    else props.onFile(given.find((each) => accepts(each, accept)) ?? first);
    return true;
  }

  useEffect(() => {
    if (still) return;
    function onPaste(event: ClipboardEvent) {
      if (!isTyping(event.target) && take(event.clipboardData?.files)) event.preventDefault();
    }
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  });

  function onChange(event: ChangeEvent<HTMLInputElement>) {
    take(event.currentTarget.files);
    // So that the same file can be chosen again after it was removed.
    event.currentTarget.value = '';
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <Stack $gap={2}>
      <Name as={compact ? VisuallyHidden : undefined} id={`${id}-label`}>
        {label}
      </Name>
      <Zone
        data-compact={compact || undefined}
        $over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Native
          id={id}
          type="file"
          accept={accept}
          multiple={props.multiple}
          aria-labelledby={`${id}-label ${id}-call`}
          {...fieldMarks(id, { hint, error })}
          onChange={onChange}
        />
        {icon ?? <ImagePlus aria-hidden="true" strokeWidth={1.5} />}
        <Words>
          <span>
            <Call id={`${id}-call`}>{chooseLabel}</Call>
            {compact ? null : props.multiple ? <Dropped> {dropText}</Dropped> : ` ${dropText}`}
          </span>
          <FieldHint id={`${id}-hint`}>{hint}</FieldHint>
        </Words>
      </Zone>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </Stack>
  );
}
