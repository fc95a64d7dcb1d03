// List your tools (READ_OWN)
const response = await fetch(`${process.env.SKURET_URL}/graphql`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${process.env.SKURET_TOKEN}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    query: `query ownTools($after: ID) {
      ownTools(first: 50, after: $after) {
        tool { id name pricePerDayCents }
        state
        viewCount
      }
    }`,
    variables: { after: null },
  }),
});
const { data, errors } = await response.json();
if (errors) throw new Error(errors[0].message);
for (const { tool, state } of data.ownTools) console.info(tool.id, tool.name, state);
