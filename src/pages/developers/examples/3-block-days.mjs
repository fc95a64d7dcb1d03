// Block days of your first tool (MANAGE_TOOLS)
async function call(query, variables) {
  const response = await fetch(`${process.env.SKURET_URL}/graphql`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.SKURET_TOKEN}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const { ownTools } = await call('{ ownTools(first: 1) { tool { id } } }');
const { blockDays } = await call(
  `mutation blockDays($toolId: ID!, $block: UnavailabilityInput!) {
    blockDays(toolId: $toolId, block: $block) { errors }
  }`,
  { toolId: ownTools[0].tool.id, block: { startDate: inDays(30), endDate: inDays(33) } },
);
if (blockDays.errors.length > 0) throw new Error(blockDays.errors.join(' '));
console.info('Blocked.');
