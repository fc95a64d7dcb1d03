import {
  Children,
  type ComponentType,
  Fragment,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
} from 'react';

/** Renders nothing: in place of `Letter` or `Default`, whichever the source does not show. */
export function Omitted() {
  return null;
}

/** The props of all elements of one component at the top of a text, in order. */
export function readParts<Props>(text: ReactNode, component: ComponentType<Props>): Props[] {
  return Children.toArray(text).flatMap((node) => {
    if (!isValidElement<Props & PropsWithChildren>(node)) return [];
    if (node.type === component) return [node.props];
    return node.type === Fragment ? readParts(node.props.children, component) : [];
  });
}

/** The words of a text as it is shown, without its elements. */
export function readWords(text: ReactNode): string {
  return Children.toArray(text)
    .map((node) => {
      if (!isValidElement<PropsWithChildren>(node)) return String(node);
      return node.type === Omitted ? '' : readWords(node.props.children);
    })
    .join('');
}
