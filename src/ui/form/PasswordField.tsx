import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton';
import { FormikTextField, type FormikTextFieldProps } from './FormikFields';

export interface PasswordFieldProps
  extends Omit<FormikTextFieldProps, 'type' | 'suffix' | 'autoComplete'> {
  /** Tells password managers whether to fill in a password or to generate one. */
  autoComplete: 'current-password' | 'new-password';
  /** The names of the button that shows and hides what is typed. */
  showLabel: string;
  hideTypedLabel: string;
}

/** A password bound to the form around it, with a button to see what was typed. */
export function PasswordField({ showLabel, hideTypedLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FormikTextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          size="small"
          label={shown ? hideTypedLabel : showLabel}
          icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          aria-controls={rest.id}
          onClick={() => setShown((before) => !before)}
        />
      }
    />
  );
}
