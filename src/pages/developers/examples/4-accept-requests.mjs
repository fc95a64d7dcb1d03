// Accept all requests for your tools (MANAGE_BOOKINGS)
async function call(query, variables) {
  const response = await fetch(`${process.env.SKURET_URL}/graphql`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.SKURET_TOKEN}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ query, variables }),
  });
  // RateLimit-Remaining: requests that are left. Retry-After: seconds to wait after status 429.
  if (response.status === 429) throw new Error(`Wait ${response.headers.get('Retry-After')} s.`);
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

const { lendBookings } = await call('{ lendBookings { id possible tool { name } } }');
for (const { id, possible, tool } of lendBookings) {
  if (!possible.includes('ACCEPT')) continue;
  const { takeBookingStep } = await call(
    `mutation accept($id: ID!) {
      takeBookingStep(id: $id, step: ACCEPT) { booking { id state } errors }
    }`,
    { id },
  );
  console.info(tool.name, takeBookingStep.booking?.state ?? takeBookingStep.errors.join(' '));
}
