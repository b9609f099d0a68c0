import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { Button } from '#widgets/shared/ui/button.tsx';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface UploadProps {
  label: string;
  /** What the target does now: choose or replace. */
  action: string;
  drop: string;
  /** MIME types, as the input's `accept` takes them. */
  accept: string;
  isBusy: boolean;
  /** Says in words what is going on. */
  status: string | undefined;
  error: string | undefined;
  /** What has been chosen, drawn; undefined while nothing has. */
  preview: ReactNode | undefined;
  /** Stands in the empty target. */
  drawing: ReactNode;
  /** Beside the error: the same once more. */
  again?: { label: string; onPress: () => void };
  /** What else is asked of it. */
  below?: ReactNode;
  onFile: (file: File) => void;
  /** Stands on the target. */
  children?: ReactNode;
}

const isFileDrag = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** One file, by click, by keyboard or dropped. The native input covers the target, so that it is what gets focus and clicks. */
export function Upload(props: UploadProps) {
  const { label, action, drop, accept, isBusy, status, error, again, preview, drawing, below, onFile, children } =
    props;
  const [isOver, setIsOver] = useState(false);
  const id = useOwnId();
  const take = (files: FileList | null) => files?.[0] && onFile(files[0]);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    currentTarget.value = '';
  };
  const onDragOver = (event: DragEvent) => {
    if (!isFileDrag(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setIsOver(true);
  };
  const onDrop = (event: DragEvent) => {
    if (!isFileDrag(event)) return;
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div className="upload" part="upload">
      <h3 id={`${id}-label`}>{label}</h3>
      <div className={`target${isOver ? ' over' : ''}${preview ? ' filled' : ''}`}>
        {preview ?? drawing}
        <span className="target-action" id={`${id}-action`}>
          {action}
        </span>
        {!preview && <span className="target-drop">{drop}</span>}
        <input
          type="file"
          accept={accept}
          aria-labelledby={`${id}-label ${id}-action`}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error !== undefined}
          aria-busy={isBusy}
          onChange={onChange}
          onDragOver={onDragOver}
          onDragLeave={() => setIsOver(false)}
          onDrop={onDrop}
        />
        {children}
      </div>
      <p role="status" className="upload-status">
        {status}
      </p>
      {below}
      {error && (
        <p className="error" role="alert" id={`${id}-error`}>
          {error}
        </p>
      )}
      {again && (
        <Button look="quiet" label={`${again.label}: ${label}`} onPress={again.onPress}>
          {again.label}
        </Button>
      )}
    </div>
  );
}
