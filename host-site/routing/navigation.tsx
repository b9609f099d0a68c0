import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { type Address, hrefOf, readAddress } from '#domain/pages.ts';

const currentAddress = (): Address => readAddress(new URL(location.href));

/** What only a link that names it leads to. */
const here = { hash: '', tab: undefined, next: undefined };

interface Navigation {
  address: Address;
  /** True from a visitor's own navigation on: only then may a new page take focus and scroll position. */
  moved: boolean;
  /** To another page. */
  navigate: (change: Partial<Address>) => void;
  /** The same page in another market: no step in the history, focus and scroll position stay. */
  replace: (change: Partial<Address>) => void;
  /** To another page in place of this one, which may not be shown. */
  redirect: (change: Partial<Address>) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigation outside NavigationProvider');
  return navigation;
}

interface NavigationProviderProps {
  /** Of a page that was drawn beforehand: what its file knows of the address, without market and anchor. */
  drawn?: Address | undefined;
  children: ReactNode;
}

/** Follows the browser's address. The page shown stays until the next one's code and texts are there. */
export function NavigationProvider({ drawn, children }: NavigationProviderProps) {
  const [state, setState] = useState(() => ({ address: drawn ?? currentAddress(), moved: false }));
  useEffect(() => {
    if (!drawn || hrefOf(drawn) === hrefOf(currentAddress())) return;
    // Anything more urgent would draw anew what has not come alive yet.
    startTransition(() => setState({ address: currentAddress(), moved: false }));
  }, [drawn]);
  useEffect(() => {
    const follow = () => startTransition(() => setState({ address: currentAddress(), moved: false }));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  const navigate = (change: Partial<Address>) => {
    history.pushState(null, '', hrefOf({ ...currentAddress(), ...here, ...change }));
    startTransition(() => setState({ address: currentAddress(), moved: true }));
  };
  const replace = (change: Partial<Address>) => {
    history.replaceState(null, '', hrefOf({ ...currentAddress(), ...change }));
    setState({ address: currentAddress(), moved: false });
  };
  const redirect = (change: Partial<Address>) => {
    history.replaceState(null, '', hrefOf({ ...state.address, ...here, ...change }));
    startTransition(() => setState({ address: currentAddress(), moved: true }));
  };
  return <NavigationContext value={{ ...state, navigate, replace, redirect }}>{children}</NavigationContext>;
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Partial<Address>;
}

/** A link inside the site; what `to` leaves out (language, market) stays as it is. */
export function Link({ to, children, onClick, ...rest }: LinkProps) {
  const { address, navigate } = useNavigation();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (opensElsewhere(event)) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a {...rest} href={hrefOf({ ...address, ...here, ...to })} onClick={follow}>
      {children}
    </a>
  );
}
