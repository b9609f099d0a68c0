CREATE TABLE "project_mark" (
	"project_id" uuid NOT NULL,
	"conversation" text NOT NULL,
	"user_id" uuid NOT NULL,
	"side" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "project_mark_project_id_conversation_user_id_pk" PRIMARY KEY("project_id","conversation","user_id")
);
--> statement-breakpoint
CREATE TABLE "project_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"partner_id" uuid,
	"side" text NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"offered_by_id" uuid,
	"price_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"size" jsonb NOT NULL,
	"includes" text[] NOT NULL,
	"binding_until" date NOT NULL,
	"note" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "done_by_id" uuid;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "done_partner_id" uuid;--> statement-breakpoint
ALTER TABLE "milestone" ADD COLUMN "reopened_reason" text;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "adviser_id" uuid;--> statement-breakpoint
ALTER TABLE "project_mark" ADD CONSTRAINT "project_mark_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_mark" ADD CONSTRAINT "project_mark_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_message" ADD CONSTRAINT "project_message_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_message" ADD CONSTRAINT "project_message_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_message" ADD CONSTRAINT "project_message_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_project_id_project_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."project"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_partner_id_partner_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote" ADD CONSTRAINT "quote_offered_by_id_user_id_fk" FOREIGN KEY ("offered_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_mark_user_id_index" ON "project_mark" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "project_message_project_id_partner_id_created_at_id_index" ON "project_message" USING btree ("project_id","partner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "project_message_partner_id_index" ON "project_message" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "project_message_author_id_index" ON "project_message" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "quote_project_id_index" ON "quote" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "quote_partner_id_index" ON "quote" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "quote_offered_by_id_index" ON "quote" USING btree ("offered_by_id");--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_done_by_id_user_id_fk" FOREIGN KEY ("done_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone" ADD CONSTRAINT "milestone_done_partner_id_partner_id_fk" FOREIGN KEY ("done_partner_id") REFERENCES "public"."partner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_adviser_id_user_id_fk" FOREIGN KEY ("adviser_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_done_by_id_index" ON "milestone" USING btree ("done_by_id");--> statement-breakpoint
CREATE INDEX "milestone_done_partner_id_index" ON "milestone" USING btree ("done_partner_id");--> statement-breakpoint
CREATE INDEX "project_owner_id_index" ON "project" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "project_adviser_id_index" ON "project" USING btree ("adviser_id");--> statement-breakpoint
CREATE INDEX "project_created_at_id_index" ON "project" USING btree ("created_at","id");