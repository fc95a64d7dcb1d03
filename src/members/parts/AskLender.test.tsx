import { screen, waitFor, within } from '@testing-library/react';
import { buildOwnProfile, buildOwnTool, buildUser } from '../../../tests/helpers/app/builders';
import { renderRoute } from '../../../tests/helpers/app/renderRoute';

const user = buildUser();
const trader = {
  businessName: 'Mettes Maskiner',
  cvr: '24256790',
  address: 'Algade 5, 4000 Roskilde',
  email: 'udlejning@mette.example',
  phone: '12 34 56 78',
};
const saved = { updateProfile: { errors: [], fieldErrors: [] } };

type Lender = { kind: 'PRIVATE' | 'TRADER'; trader: typeof trader | null } | null;

/** A screen of a member, whose declaration the service keeps. */
async function open(path: string, start: Lender, update: () => object = () => saved) {
  let lender = start;
  const rendered = await renderRoute(path, {
    user,
    api: {
      ownProfile: () => ({ currentUser: { ...buildOwnProfile(user), lender } }),
      updateProfile: ({ input }) => {
        const answer = update();
        if (answer === saved) lender = (input as { lender: NonNullable<Lender> }).lender;
        return answer as Record<string, unknown>;
      },
      ownTool: () => ({ ownTool: buildOwnTool() }),
      ownTools: () => ({ ownTools: [] }),
      toolImports: () => ({ toolImports: [] }),
      searchTools: () => ({ searchTools: [] }),
    },
  });
  const sent = () =>
    rendered.api.callsOf('updateProfile').map(({ variables }) => variables['input']);
  return { ...rendered, sent };
}

const question = 'Do you lend as a private person or as a business?';
const findQuestion = async () => within(await screen.findByRole('region', { name: question }));

describe('the question before the first listing', () => {
  it('comes before the form, takes an answer, and says what was saved', async () => {
    const { person, sent } = await open('/add-tool', null);
    const asked = await findQuestion();
    expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
    const save = asked.getByRole('button', { name: 'Continue' });
    await person.click(save);
    expect(asked.getByRole('alert')).toHaveTextContent(
      'Choose whether you lend as a private person or as a business.',
    );
    expect(asked.getByRole('radio', { name: 'Private person' })).toHaveFocus();
    await person.click(asked.getByRole('radio', { name: 'Private person' }));
    expect(asked.getByText(/the rights of consumers, such as withdrawal, do not/)).toBeVisible();
    await person.click(save);
    expect(await screen.findByText('You lend as a private person.')).toHaveFocus();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeInTheDocument();
    expect(sent()).toEqual([{ lender: { kind: 'PRIVATE' } }]);
  });

  it.each(['/add-tool', '/manage-tools?view=import', '/edit-tool/1'])(
    'is not asked on %s once it is answered',
    async (path) => {
      const { api } = await open(path, { kind: 'PRIVATE', trader: null });
      await waitFor(() => expect(api.callsOf('ownProfile')).not.toHaveLength(0));
      await api.idle();
      expect(screen.queryByRole('region', { name: question })).not.toBeInTheDocument();
      expect(screen.queryByText(/^You lend as/)).not.toBeInTheDocument();
    },
  );

  it('comes before the file of an import', async () => {
    const { person } = await open('/manage-tools?view=import', null);
    const asked = await findQuestion();
    expect(screen.queryByLabelText(/CSV file/)).not.toBeInTheDocument();
    await person.click(asked.getByRole('radio', { name: 'Private person' }));
    await person.click(asked.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByLabelText(/CSV file/)).toBeInTheDocument();
  });

  it('comes above the form that changes a tool', async () => {
    await open('/edit-tool/1', null);
    await findQuestion();
    expect(await screen.findByRole('textbox', { name: 'Name' })).toBeInTheDocument();
  });
});

describe('the settings', () => {
  const findSection = async () =>
    within(await screen.findByRole('region', { name: 'How you lend' }));

  it('take the business of a trader, once its data are right', async () => {
    const { person, sent } = await open('/settings', { kind: 'PRIVATE', trader: null });
    const section = await findSection();
    await person.click(section.getByRole('radio', { name: 'Business' }));
    const fill = async (name: string, text: string) => {
      await person.click(section.getByRole('textbox', { name }));
      await person.paste(text);
    };
    await fill('Name of the business', trader.businessName);
    await fill('CVR number', '24256791');
    await fill('Postal address', trader.address);
    await fill('Phone number', trader.phone);
    await fill('Email for borrowers', trader.email);
    const save = section.getByRole('button', { name: 'Save Changes' });
    await person.click(save);
    expect(section.getByRole('textbox', { name: 'CVR number' })).toHaveFocus();
    expect(section.getByRole('alert')).toHaveTextContent('CVR number: check the eight digits.');
    expect(sent()).toEqual([]);
    await person.clear(section.getByRole('textbox', { name: 'CVR number' }));
    await fill('CVR number', trader.cvr);
    await person.click(save);
    expect(await screen.findByText('We have saved how you lend.')).toBeInTheDocument();
    expect(sent()).toEqual([{ lender: { kind: 'TRADER', trader } }]);
  });

  it('show the business and change it to a private person', async () => {
    const { person, sent } = await open('/settings#lender', { kind: 'TRADER', trader });
    const section = await findSection();
    expect(section.getByRole('textbox', { name: 'CVR number' })).toHaveValue(trader.cvr);
    await person.click(section.getByRole('radio', { name: 'Private person' }));
    expect(section.queryByRole('textbox')).not.toBeInTheDocument();
    await person.click(section.getByRole('button', { name: 'Save Changes' }));
    await screen.findByText('We have saved how you lend.');
    expect(sent()).toEqual([{ lender: { kind: 'PRIVATE' } }]);
  });

  it('show the reason of the service at its field', async () => {
    const message = 'CVR number: check the eight digits.';
    const refused = { errors: [message], fieldErrors: [{ field: 'cvr', message }] };
    const { person } = await open('/settings', { kind: 'TRADER', trader }, () => ({
      updateProfile: refused,
    }));
    const section = await findSection();
    await person.click(section.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(section.getByRole('textbox', { name: 'CVR number' })).toHaveFocus());
    expect(section.getByRole('alert')).toHaveTextContent(message);
  });
});
