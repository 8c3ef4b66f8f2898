/** Formik and zod, connected to the fields of the kit. Texts: prefixes `forms.` and `global.`. */
export { Form, type FormProps } from './forms/Form';
export {
  FormCheckbox,
  FormDateField,
  FormRadioGroup,
  FormSelectField,
  FormTextArea,
  FormTextField,
  useBoundField,
  useFieldValue,
} from './forms/fields';
export { FieldGroup } from './forms/field-labels';
export { FormPasswordField } from './forms/FormPasswordField';
export { EmailField } from './forms/EmailField';
export { FieldQuestion } from './forms/FieldQuestion';
export { FormFrame } from './forms/FormFrame';
export { Outcome } from './forms/Outcome';
export { SubmitButton } from './forms/SubmitButton';
export { Captcha } from './captcha/Captcha';
export { type RunningCaptcha, useCaptcha } from './captcha/use-captcha';
export { fillText } from './forms/fill-text';
export { answerTexts, readFormAnswer, toCorrect, tokenOf, wentWell } from './forms/form-answer';
export { ServerForm } from './forms/ServerForm';
export { useServerForm, type FieldValues, type ServerFormDeclaration } from './forms/use-server-form';
export {
  fieldMessages,
  useForm,
  type FormDeclaration,
  type FormValues,
  type LoadSchema,
} from './forms/use-form';
