// Add a tool as a draft (MANAGE_TOOLS)
const response = await fetch(`${process.env.SKURET_URL}/graphql`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.SKURET_TOKEN}`,
    'Content-Type': 'application/json',
    // The same key for every retry, so that a lost response does not create a second tool.
    'Idempotency-Key': crypto.randomUUID(),
  },
  body: JSON.stringify({
    query: `mutation createTool($input: CreateToolInput!) {
      createTool(input: $input) {
        tool { id name }
        errors
      }
    }`,
    variables: {
      input: {
        name: 'Boremaskine',
        description: 'To batterier.',
        location: 'Odense',
        pricePerDayCents: 7500,
        categoryIds: [1],
        state: 'DRAFT',
      },
    },
  }),
});
const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].message);
if (data.createTool.errors.length > 0) throw new Error(data.createTool.errors.join(' '));
console.info(data.createTool.tool.id, data.createTool.tool.name);
