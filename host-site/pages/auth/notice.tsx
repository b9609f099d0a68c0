import { type ReactNode, useEffect, useRef } from 'react';

interface NoticeProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** What has become of the page, with the focus on it. */
export function Notice({ title, text, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p>{text}</p>
      {children}
    </>
  );
}
