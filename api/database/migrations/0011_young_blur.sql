CREATE TABLE "site_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "site_key_public_key_unique" UNIQUE("public_key")
);
--> statement-breakpoint
ALTER TABLE "site" ALTER COLUMN "public_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_partner" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lead_partner" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_key" ADD CONSTRAINT "site_key_site_id_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_key_site_id_index" ON "site_key" USING btree ("site_id");