import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { isToolText, toolFieldNames, toolFields } from '../../../domain/tools/toolFields';
import { limits } from '../../config/limits';
import { listRows } from './listRows';

/** The most characters of a text, by the name of its field, for texts longer than `leastCost`. */
const characters: Record<string, number> = {
  name: limits.tool.name.max,
  location: limits.tool.location.max,
  imageUrl: limits.tool.imageUrl.max,
  imageUrls: limits.tool.imageUrl.max * limits.tool.pictures.max,
  ...Object.fromEntries(
    toolFieldNames.filter(isToolText).map((name) => [name, toolFields[name].max]),
  ),
  avatarImageUrl: limits.tool.imageUrl.max,
  description: limits.tool.description.max,
  includedItems: limits.tool.includedItems.max * limits.tool.includedItems.length.max,
  value: limits.tool.specifications.value.max,
  content: limits.talk.message.max,
  pictures: limits.tool.imageUrl.max * limits.talk.pictures,
  preview: limits.talk.preview,
  about: 5_000,
  comment: 5_000,
  answer: limits.review.answer.max,
};

/** The least cost of a field: a short one takes work too. */
const leastCost = 100;

/** The weight of a selection. `rootFields` counts the fields of its own level, with fragments expanded. */
interface Weight {
  depth: number;
  aliases: number;
  directives: number;
  cost: number;
  rootFields: number;
}

const nothing: Weight = { depth: 0, aliases: 0, directives: 0, cost: 0, rootFields: 0 };

function countRows(field: FieldNode): number {
  const first = field.arguments?.find((argument) => argument.name.value === 'first')?.value;
  const asked = first?.kind === Kind.INT ? Number(first.value) : Number.NaN;
  const most = listRows[field.name.value] ?? 1;
  return Number.isNaN(asked) ? most : Math.min(most, Math.max(1, asked));
}

/** The cost of the field alone: its text or its alias, whichever may be longer. */
function getCost(field: FieldNode): number {
  return Math.max(leastCost, characters[field.name.value] ?? 0, field.alias?.value.length ?? 0);
}

/** Weighs documents. Each fragment is weighed once, so that nested fragments take no more time than their text. */
function createWeigher(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const known = new Map<string, Weight>();

  function weighFragment(name: string): Weight {
    const before = known.get(name);
    if (before) return before;
    // A fragment that spreads itself counts as nothing here; GraphQL's own rules refuse it later.
    known.set(name, nothing);
    const fragment = fragments.get(name);
    const weight = fragment ? weigh(fragment.selectionSet) : nothing;
    known.set(name, weight);
    return weight;
  }

  function weighField(field: FieldNode): Weight {
    const inner = field.selectionSet ? weigh(field.selectionSet) : nothing;
    return {
      depth: 1 + inner.depth,
      aliases: inner.aliases + (field.alias ? 1 : 0),
      directives: inner.directives,
      cost: getCost(field) + countRows(field) * inner.cost,
      rootFields: 1,
    };
  }

  function weigh(selectionSet: SelectionSetNode): Weight {
    const sum = { ...nothing };
    for (const selection of selectionSet.selections) {
      const weight =
        selection.kind === Kind.FIELD
          ? weighField(selection)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? weighFragment(selection.name.value)
            : weigh(selection.selectionSet);
      sum.depth = Math.max(sum.depth, weight.depth);
      sum.aliases += weight.aliases;
      sum.directives += weight.directives + (selection.directives?.length ?? 0);
      sum.cost += weight.cost;
      sum.rootFields += weight.rootFields;
    }
    return sum;
  }

  return weigh;
}

function asksForSchema(operation: OperationDefinitionNode): boolean {
  return operation.selectionSet.selections.every(
    (selection) => selection.kind === Kind.FIELD && selection.name.value.startsWith('__'),
  );
}

/**
 * The first bound that a document exceeds, as an error, or null. Checked before GraphQL's own rules, because crafted
 * documents make some of those very slow.
 */
export function checkBounds(document: DocumentNode): GraphQLError | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const bounds = limits.document;
  const tooMuch = (what: string, most: number) =>
    new GraphQLError(`The document has too much ${what}: at most ${most}.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });

  if (fragments.size > bounds.fragments) return tooMuch('fragments', bounds.fragments);
  const weigh = createWeigher(fragments);
  for (const operation of operations) {
    const weight = weigh(operation.selectionSet);
    if (operation.operation === 'mutation' && weight.rootFields > 1)
      return tooMuch('mutation fields', 1);
    if (weight.aliases > bounds.aliases) return tooMuch('aliases', bounds.aliases);
    if (weight.directives > bounds.directives) return tooMuch('directives', bounds.directives);
    // Another rule decides on introspection, whose types nest deeply.
    if (asksForSchema(operation)) continue;
    if (weight.depth > bounds.depth) return tooMuch('depth', bounds.depth);
    if (weight.cost > bounds.cost) return tooMuch('cost', bounds.cost);
  }
  return null;
}
