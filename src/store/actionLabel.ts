const label = /^(api\/execute\w+\/\w+) \w+$/;

/** Takes the label off again: an imported session holds the actions as DevTools showed them. */
export function withoutLabel<A extends { type: string }>(action: A): A {
  const type = label.exec(action.type)?.[1];
  return type === undefined ? action : { ...action, type };
}
