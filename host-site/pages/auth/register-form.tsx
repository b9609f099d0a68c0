import * as z from 'zod/mini';
import { MIN_PASSWORD_LENGTH, MIN_USERNAME_LENGTH, signUp } from '#domain/contract/accounts.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { FieldError } from '#domain/failure.ts';
import { pathTo } from '#domain/pages.ts';
import { TextField } from '#host-site/form/text-field.tsx';
import { type Problems, useForm } from '#host-site/form/use-form.ts';
import { NewPassword } from '#host-site/pages/auth/new-password.tsx';
import { $registered } from '#host-site/pages/auth/registered.ts';
import { useFailure } from '#host-site/pages/auth/use-failure.ts';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import { SpinningRing } from '#host-site/shell/spinner.tsx';
import { showToast } from '#host-site/shell/toast-store.ts';
import { useAuthTexts } from '#host-site/texts/auth/auth-texts.ts';
import type { AuthTexts } from '#host-site/texts/auth/texts.ts';
import { useAction } from '#host-site/use-action.ts';

const empty = { username: '', email: '', name: '', password: '', confirmPassword: '' };
type Values = typeof empty;

const { username: usernameForm, email: emailForm, name: nameForm } = signUp.body.shape;
const fits = (schema: z.core.$ZodType, text: string) => z.safeParse(schema, text).success;

function usernameProblem(username: string, { fields }: AuthTexts): string | undefined {
  if (username.trim().length < MIN_USERNAME_LENGTH) return fields.usernameShort;
  return fits(usernameForm, username) ? undefined : fields.usernameForm;
}

/** Source: portal, section 5. */
function problemsOf(values: Values, texts: AuthTexts): Problems<keyof Values> {
  const { fields, reset } = texts;
  const { email, name, password, confirmPassword } = values;
  return {
    username: usernameProblem(values.username, texts),
    email: fits(emailForm, email.trim()) ? undefined : fields.emailForm,
    name: fits(nameForm, name) ? undefined : fields.nameShort,
    password: password.length < MIN_PASSWORD_LENGTH ? fields.passwordShort : undefined,
    confirmPassword: password === confirmPassword ? undefined : reset.unequal,
  };
}

/** What the server knows better: taken names, passwords that everybody tries first. */
function refusedBy(errors: readonly FieldError[], { fields, reset }: AuthTexts): Problems<keyof Values> {
  const of = (path: string) => errors.find((it) => it.path === path)?.problem;
  return {
    username: of('username') && (of('username') === 'taken' ? fields.usernameTaken : fields.usernameForm),
    email: of('email') && fields.emailForm,
    name: of('name') && fields.nameShort,
    password: of('password') && (of('password') === 'too-common' ? reset.tooCommon : fields.passwordShort),
  };
}

export function RegisterForm() {
  const texts = useAuthTexts();
  const { auth, fields, reset, toasts } = texts;
  const { address, redirect } = useNavigation();
  const tell = useFailure(toasts.registerFailed);
  const registered = (body: BodyOf<typeof signUp>) => {
    $registered.set(body);
    showToast(toasts.registerDone.title, toasts.registerDone.text);
    redirect({ path: pathTo('dashboard') });
  };
  const { state, run } = useAction(signUp, undefined, ({ problem, fields: errors = [] }) => {
    if (errors.length > 0) form.refuse(refusedBy(errors, texts));
    else tell({ problem });
  });
  const form = useForm({
    empty,
    problemsOf: (values) => problemsOf(values, texts),
    async send({ confirmPassword: _, ...values }) {
      const body = { ...values, email: values.email.trim(), language: address.language };
      if (await run({ body })) registered(body);
    },
  });
  const isBusy = state.status === 'loading';
  const common = { form, autoCapitalize: 'none' } as const;
  return (
    <form className="auth-form" {...form.place}>
      <TextField {...common} field="username" label={fields.username} autoComplete="username" />
      <TextField {...common} field="email" label={fields.email} type="email" autoComplete="email" />
      <TextField form={form} field="name" label={fields.name} autoComplete="name" />
      <NewPassword form={form} field="password" label={fields.password} minLength={MIN_PASSWORD_LENGTH} />
      <TextField
        form={form}
        field="confirmPassword"
        label={reset.repeatOwn}
        type="password"
        autoComplete="new-password"
      />
      <p className="small">
        {auth.register.note} <Link to={{ path: pathTo('terms') }}>{auth.register.terms}</Link>
        {' · '}
        <Link to={{ path: pathTo('privacy') }}>{auth.register.privacy}</Link>
      </p>
      <button type="submit" className="button" aria-disabled={isBusy}>
        {isBusy && <SpinningRing />}
        {isBusy ? auth.register.sending : auth.register.button}
      </button>
    </form>
  );
}
