CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"visit_id" uuid,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"flaws" jsonb NOT NULL,
	"findings" jsonb,
	"analysis" text NOT NULL,
	"advisor" text NOT NULL,
	"is_kept" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_visit_id_created_at_index" ON "media" USING btree ("visit_id","created_at");--> statement-breakpoint
CREATE INDEX "media_orphans" ON "media" USING btree ("created_at") WHERE "media"."visit_id" is null;