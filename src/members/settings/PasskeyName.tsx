import { useLingui } from '@lingui/react';
import { longestPasskeyName } from '../../../domain/members/passkeys';
import { hasVisibleText } from '../../../domain/values/visibleText';
import { Button } from '../../ui/Button';
import { FormError } from '../../ui/form/FormError';
import { FormikTextField } from '../../ui/form/FormikFields';
import { PostForm } from '../../ui/form/PostForm';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { useFormProblem } from '../../ui/form/useFormProblem';
import { Row } from '../../ui/Row';

interface Props {
  name: string;
  /** Resolves to why the name was refused, or to null. */
  onName: (name: string) => Promise<string | null>;
  onCancel: () => void;
}

const missing = /*i18n*/ 'Please enter a name';

/** A form to rename a passkey. */
export function PasskeyName({ name, onName, onCancel }: Props) {
  const { i18n } = useLingui();
  const problem = useFormProblem('passkey name');
  const submit = async (values: { name: string }) => {
    if (!hasVisibleText(values.name)) return problem.show({ field: 'name', message: missing });
    problem.show(null);
    const refused = await onName(values.name);
    if (refused !== null) problem.show({ field: 'name', message: refused });
  };
  return (
    <PostForm problem={problem} $gap={3} initialValues={{ name }} onSubmit={submit}>
      <FormikTextField
        {...problem.field('name')}
        label={i18n.t('Name of the passkey')}
        maxLength={longestPasskeyName}
        required
      />
      <FormError slotId={problem.boxId} message={problem.message} />
      <Row>
        <SubmitButton>{i18n.t('Save the name')}</SubmitButton>
        <Button
          variant="quiet"
          onClick={() => {
            problem.show(null);
            onCancel();
          }}
        >
          {i18n.t('Cancel')}
        </Button>
      </Row>
    </PostForm>
  );
}
