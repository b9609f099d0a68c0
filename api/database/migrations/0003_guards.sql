CREATE TABLE "account_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"username" text,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "proved_mailbox" (
	"visit_id" uuid NOT NULL,
	"contact_address_id" uuid NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "proved_mailbox_visit_id_contact_address_id_pk" PRIMARY KEY("visit_id","contact_address_id")
);
--> statement-breakpoint
DROP INDEX "audit_entity_entity_id_index";--> statement-breakpoint
ALTER TABLE "suppression" ALTER COLUMN "suppressed_for" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "message" ADD COLUMN "tags" jsonb;--> statement-breakpoint
ALTER TABLE "contact_address" ADD COLUMN "link_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_address" ADD COLUMN "link_ends_at" timestamp with time zone DEFAULT now() + interval '180 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "waiting_partner_ids" uuid[];--> statement-breakpoint
ALTER TABLE "summary_request" ADD COLUMN "summary_by" text;--> statement-breakpoint
ALTER TABLE "summary_request" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "visit" ADD COLUMN "shown_partner_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "digest_id" uuid;--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "account_request_id" uuid;--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "lease_token" uuid;--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "idempotency" ADD COLUMN "visit_id" uuid;--> statement-breakpoint
ALTER TABLE "proved_mailbox" ADD CONSTRAINT "proved_mailbox_visit_id_visit_id_fk" FOREIGN KEY ("visit_id") REFERENCES "public"."visit"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proved_mailbox" ADD CONSTRAINT "proved_mailbox_contact_address_id_contact_address_id_fk" FOREIGN KEY ("contact_address_id") REFERENCES "public"."contact_address"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_request_email_index" ON "account_request" USING btree ("email");--> statement-breakpoint
CREATE INDEX "proved_mailbox_contact_address_id_index" ON "proved_mailbox" USING btree ("contact_address_id");--> statement-breakpoint
ALTER TABLE "email" ADD CONSTRAINT "email_digest_id_email_id_fk" FOREIGN KEY ("digest_id") REFERENCES "public"."email"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email" ADD CONSTRAINT "email_account_request_id_account_request_id_fk" FOREIGN KEY ("account_request_id") REFERENCES "public"."account_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visit_site_id_index" ON "visit" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "email_partner_id_created_at_index" ON "email" USING btree ("partner_id","created_at");--> statement-breakpoint
CREATE INDEX "email_digest_id_index" ON "email" USING btree ("digest_id");--> statement-breakpoint
CREATE INDEX "email_user_id_index" ON "email" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "email_account_request_id_index" ON "email" USING btree ("account_request_id");--> statement-breakpoint
CREATE INDEX "email_mailbox_created_at_index" ON "email" USING btree ("mailbox","created_at");--> statement-breakpoint
CREATE INDEX "account_mails" ON "email" USING btree ("created_at") WHERE "email"."account_request_id" is not null;--> statement-breakpoint
CREATE INDEX "site_partner_id_index" ON "site" USING btree ("partner_id");--> statement-breakpoint
CREATE INDEX "audit_entity_id_index" ON "audit" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "audit_actor_scope_index" ON "audit" USING btree ("actor_scope");--> statement-breakpoint
CREATE INDEX "idempotency_visit_id_index" ON "idempotency" USING btree ("visit_id");--> statement-breakpoint
CREATE INDEX "idempotency_lead" ON "idempotency" USING btree (("reply"->>'leadId'));--> statement-breakpoint
CREATE INDEX "limit_counter_of" ON "limit_counter" USING btree (split_part("key", ':', 2));--> statement-breakpoint
CREATE INDEX "outbox_event_ids" ON "outbox_event" USING gin (jsonb_path_query_array("payload", '$.*[*]'));--> statement-breakpoint
ALTER TABLE "contact_address" DROP COLUMN "suppressed_at";--> statement-breakpoint
ALTER TABLE "contact_address" DROP COLUMN "suppressed_for";--> statement-breakpoint
UPDATE "lead" SET "confirmed_at" = "contact_address"."confirmed_at" FROM "contact_address" WHERE "contact_address"."id" = "lead"."contact_address_id";--> statement-breakpoint
UPDATE "summary_request" SET "confirmed_at" = "contact_address"."confirmed_at" FROM "contact_address" WHERE "contact_address"."id" = "summary_request"."contact_address_id";
