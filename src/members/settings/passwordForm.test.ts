import { firstProblem } from '../../ui/form/firstProblem';
import { passwordMessages, passwordSchema, passwordStart } from './passwordForm';

const filled = {
  currentPassword: 'den gamle',
  newPassword: 'en ny og lang',
  confirmPassword: 'en ny og lang',
};

describe('the password form', () => {
  it.each([
    ['nothing', passwordStart, 'Please enter your current password'],
    ['no current one', { ...filled, currentPassword: '' }, 'Please enter your current password'],
    [
      'no new one',
      { ...filled, newPassword: '', confirmPassword: '' },
      'Please choose a new password',
    ],
    [
      'another the second time',
      { ...filled, newPassword: 'kort', confirmPassword: 'andet' },
      'The new passwords do not match',
    ],
    [
      'seven characters',
      { ...filled, newPassword: '1234567', confirmPassword: '1234567' },
      'Password must be at least 8 characters long',
    ],
    ['eight characters', { ...filled, newPassword: '12345678', confirmPassword: '12345678' }, null],
    ['what is whole', filled, null],
  ])('validates %s', (_case, values, message) => {
    expect(firstProblem(passwordSchema, values, passwordMessages)?.message ?? null).toBe(message);
  });
});
